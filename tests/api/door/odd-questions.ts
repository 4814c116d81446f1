import fc from 'fast-check'
import * as z from 'zod'
import { isDay } from '../../../src/kernel/day.ts'
import type { AnyEndpoint } from '../../../src/kernel/endpoint.ts'

/** What a JSON schema says of one field; enough to make a good value for it. */
type Shape = { type?: string; enum?: unknown[]; properties?: Record<string, Shape>; anyOf?: Shape[]; items?: Shape }
/** Values that exist in the product under test, by the name of the field. */
export type Known = Record<string, unknown>
type Part = Record<string, unknown>
export type OddQuestion = { params: Part; query: [string, unknown][]; body: unknown }

const DAYS =
  '2027-02-30 2027-02-29 2028-02-29 2999-12-31 1000-01-01 2025-01-01 0000-00-00 2027-1-1 2027-07-10T00:00Z 9999-99-99'.split(
    ' ',
  )
const WORDS =
  'NaN Infinity -0 1e309 0x10 -1 1.5 null true __proto__ constructor ../../etc/passwd % %00 \\ ,,, {{7|times:7}} <script>alert(1)</script>'
const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'x\udfffy']
const OFTEN_WRONG = [
  '',
  ' ',
  'ğ'.repeat(5_000),
  '9'.repeat(30),
  "'; DROP TABLE villa; --",
  'a@b.test\r\nBcc: x@y.test',
  '\u202eters',
  '👩‍👧 Öğüş',
]
const TEXTS = [...DAYS, ...WORDS.split(' '), ...UNSTORABLE, ...OFTEN_WRONG]
const NUMBERS = [-1, 0, -0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e308, 5e-324]
const OTHERS: unknown[] = [null, true, false, [], [1], ['a', 'b'], {}, { a: 1 }, { toString: 1 }, [[[[[[[[{}]]]]]]]]]
const anyOdd = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(...OTHERS),
  fc.jsonValue(),
)

const goodOf = (name: string, shape: Shape, known: Known): fc.Arbitrary<unknown> => {
  if (name in known) return fc.constant(known[name])
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((each) => goodOf(name, each, known)))
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer' || shape.type === 'number') return fc.integer({ min: 1, max: 12 })
  if (shape.type === 'array') return fc.array(goodOf(name, shape.items ?? {}, known), { maxLength: 3 })
  if (shape.type === 'object') return fieldsOf(shape, known)
  return fc.string({ minLength: 1, maxLength: 30 })
}

/** Every field as it should be, or about one of them not. */
const fieldsOf = (shape: Shape, known: Known): fc.Arbitrary<Part> => {
  const fields = Object.entries(shape.properties ?? {})
  const oddFor = (name: string) =>
    isDay(String(known[name])) ? fc.oneof(fc.constantFrom<unknown>(...DAYS), anyOdd) : anyOdd
  const fieldOf = ([name, field]: [string, Shape]) =>
    [
      name,
      fc.oneof(
        { arbitrary: goodOf(name, field, known), weight: 2 * fields.length + 2 },
        { arbitrary: oddFor(name), weight: 1 },
      ),
    ] as const
  return fc.record(Object.fromEntries(fields.map(fieldOf)))
}

const shapeOf = (schema: unknown): Shape =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape

const partOf = (schema: unknown, known: Known): fc.Arbitrary<Part> =>
  schema ? fieldsOf(shapeOf(schema), known) : fc.constant({})

/**
 * Questions to a call: most fields as they should be, some as nobody would send them, now and then twice, missing or
 * unknown.
 */
export const questionsTo = (call: AnyEndpoint, known: Known): fc.Arbitrary<OddQuestion> =>
  fc.record({
    params: partOf(call.params, known),
    query: fc
      .tuple(partOf(call.query, known), fc.nat(9), fc.constantFrom('', '', '', 'x[y]', '__proto__'))
      .map(
        ([query, twice, more]) =>
          [
            ...Object.entries(query),
            ...(twice === 0 ? Object.entries(query).slice(0, 1) : []),
            ...(more ? [[more, 'x']] : []),
          ] as [string, unknown][],
      ),
    body: fc.oneof(
      { arbitrary: partOf(call.body, known), weight: 12 },
      {
        arbitrary: fc
          .tuple(partOf(call.body, known), anyOdd)
          .map(([body, odd]) => ({ ...body, role: 'ADMIN', id: odd, status: odd })),
        weight: 2,
      },
      {
        arbitrary: fc
          .tuple(partOf(call.body, known), fc.nat(20))
          .map(([body, at]) => Object.fromEntries(Object.entries(body).filter((_, index) => index !== at))),
        weight: 3,
      },
      { arbitrary: anyOdd, weight: 1 },
    ),
  })
