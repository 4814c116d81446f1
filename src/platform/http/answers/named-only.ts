import * as z from 'zod/mini'

type Copy = (value: unknown) => unknown

/**
 * An answer of our own with what its schema names and nothing beside it: the very same object where it has nothing
 * else, which is so of most, else a copy. Unlike a parse it takes the word of the compiler for what a text or a number
 * looks like: that is most of a parse's time. What it doesn't know how to copy it parses, and so it refuses what has
 * another form than it should.
 */
export const namedOnly = (schema: z.ZodMiniType): Copy => {
  const known = COPIES.get(schema) ?? copyOf(schema)
  COPIES.set(schema, known)
  return known
}

const COPIES = new WeakMap<z.ZodMiniType, Copy>()

/** The parts of a schema's definition that are read here. */
type Definition = {
  type: string
  checks?: { _zod: { def: { check: string } } }[]
  shape: Record<string, z.ZodMiniType>
  catchall?: unknown
  element: z.ZodMiniType
  innerType: z.ZodMiniType
  options: z.ZodMiniType[]
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition

const copyOf = (schema: z.ZodMiniType): Copy => {
  const def = definitionOf(schema)
  const parse: Copy = (value) => z.parse(schema, value)
  if (isChanging(def)) return parse
  switch (def.type) {
    case 'object':
      return def.catchall ? parse : objectCopy(def.shape, parse)
    case 'array':
      return arrayCopy(def.element, parse)
    case 'nullable':
    case 'optional': {
      const inner = namedOnly(def.innerType)
      const none = def.type === 'nullable' ? null : undefined
      return (value) => (value === none ? none : inner(value))
    }
    case 'string':
    case 'number':
    case 'boolean':
      return (value) => (typeof value === def.type ? value : parse(value))
    case 'enum':
    case 'literal': {
      const values = schema._zod.values as Set<unknown>
      return (value) => (values.has(value) ? value : parse(value))
    }
    default:
      return parse
  }
}

/** Some checks make another value of what they check. */
const isChanging = ({ checks }: Definition): boolean =>
  (checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite')

const objectCopy = (shape: Definition['shape'], parse: Copy): Copy => {
  const names = new Set(Object.keys(shape))
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    copy: namedOnly(schema),
    mayMiss: schema._zod.optin === 'optional',
  }))
  const hasMore = (value: object) => {
    for (const name in value) if (!names.has(name)) return true
    return false
  }
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return parse(given)
    const value = given as Record<string, unknown>
    let copied: Record<string, unknown> | undefined = hasMore(value) ? {} : undefined
    for (const { name, copy, mayMiss } of fields) {
      const each = value[name]
      if (each === undefined && mayMiss && !(name in value)) continue
      const made = each === undefined && mayMiss ? undefined : copy(each)
      if (made !== each) copied ??= { ...value }
      if (copied) copied[name] = made
    }
    return copied ?? value
  }
}

const arrayCopy = (element: z.ZodMiniType, parse: Copy): Copy => {
  const copy = namedOnly(element)
  return (value) => {
    if (!Array.isArray(value)) return parse(value)
    const copied = value.map(copy)
    return copied.every((each, at) => each === value[at]) ? value : copied
  }
}
