import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { HANDLERS } from './calls/handlers.ts'

const SIZE = 100_000
const long = (pattern: string): string => pattern.repeat(Math.ceil(SIZE / pattern.length))
const PATTERNS = [
  'a',
  ' ',
  '\t',
  'a ',
  ' a',
  '@',
  'a@',
  '.a',
  'a.',
  '-',
  'a-',
  '0',
  '1.',
  '+',
  '(',
  ',',
  'a,',
  '/',
  'a/',
  ':',
  'w.',
  '\n',
  '\r\n',
  '\0',
  '%',
  '\\',
  '👩‍👧',
  '\u0301',
  'ğ',
  'İ',
  'ß',
  '\u202e',
  '\u200d',
  '\u00a0',
  '1e',
  '0x',
  '-0',
]
/**
 * The same texts with an end that fits nothing, or that almost fits: an expression that tries again and again does it
 * here.
 */
const EVIL = PATTERNS.flatMap((pattern) => [
  long(pattern),
  `${long(pattern)}!`,
  `x${long(pattern)}`,
  `a@${long(pattern)}`,
  `http${long(pattern)}`,
])

type Def = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: z.ZodMiniType[]
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

/** A question with the text in every place a text could stand, as the schema nests them. */
const filled = (schema: z.ZodMiniType, text: string): unknown => {
  const { type, shape, element, valueType, innerType, in: first, options } = defOf(schema)
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape ?? {}).map(([name, field]) => [name, filled(field, text)]))
  if (element) return [filled(element, text)]
  if (type === 'record' && valueType) return { [text]: text }
  const inner = innerType ?? first ?? options?.[0]
  return inner ? filled(inner, text) : text
}

/** Every schema inside a schema, itself too. */
const within = (schema: z.ZodMiniType): z.ZodMiniType[] => {
  const { shape, element, keyType, valueType, innerType, in: first, out, options } = defOf(schema)
  const inner = [
    ...Object.values(shape ?? {}),
    element,
    keyType,
    valueType,
    innerType,
    first,
    out && defOf(out).type !== 'transform' ? out : undefined,
    ...(options ?? []),
  ] // a transform only sees what came through
  return [schema, ...inner.flatMap((each) => (each ? within(each) : []))]
}

const asked = HANDLERS.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part] as z.ZodMiniType | undefined
    return schema ? [[`${endpoint.method} ${endpoint.path} ${part}`, schema] as const] : []
  }),
)

/**
 * The fastest of several: a busy machine makes some of them slow, an expression that starts anew at every sign makes
 * all of them take seconds.
 */
const fastest = (work: () => unknown, limit: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 12 && best > limit; run++) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}
/** For each text that is judged. */
const LIMIT_MS = 10
const textsIn = (value: unknown): number =>
  value !== null && typeof value === 'object'
    ? Object.values(value).reduce((sum: number, each) => sum + textsIn(each), 0)
    : 1

describe('a text of 100,000 signs is judged at once, whatever it says', () => {
  test.each(asked)('%s', (_, schema) => {
    for (const text of ['warm', ...EVIL])
      for (const each of within(schema)) {
        const asked = filled(each, text)
        const limit = LIMIT_MS * Math.max(1, textsIn(asked))
        const took = fastest(() => each.safeParse(asked), limit)
        expect([text.slice(0, 12), took], `${defOf(each).type} took ${took.toFixed(0)} ms`).toEqual([
          text.slice(0, 12),
          expect.toSatisfy((ms: number) => ms <= limit),
        ])
      }
  })
})

test('every text of every question has an end', () => {
  const endless = asked.flatMap(([name, schema]) =>
    within(schema)
      .filter((each) => defOf(each).type === 'string' && each.safeParse(long('a')).success)
      .map(() => name),
  )
  expect(endless).toEqual([])
})
