import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { namedOnly } from './named-only.ts'

const villa = z.object({
  name: z.string().check(z.minLength(1)),
  beds: z.number(),
  kind: z.enum(['house', 'flat']),
  note: z.optional(z.string()),
  town: z.nullable(z.object({ slug: z.string() })),
  photos: z.array(z.object({ path: z.string(), alt: z.nullable(z.string()) })),
  prices: z.record(z.string(), z.number()),
  why: z.union([z.object({ code: z.literal('a'), from: z.string() }), z.object({ code: z.literal('b') })]),
  tidy: z.string().check(z.trim()),
  count: z._default(z.number(), 7),
})
const answer = {
  ...{ name: 'Kum', beds: 3, kind: 'house', secret: 1, town: { slug: 'kas', secret: 2 } },
  photos: [{ path: '/a', alt: null, secret: 3 }],
  prices: { tl: 1 },
  why: { code: 'b', from: 'nowhere' },
  tidy: ' x ',
}

test('it keeps what is named, as a parse does', () => {
  for (const each of [
    answer,
    { ...answer, note: undefined, town: null },
    { ...answer, note: 'n', photos: [], count: 1 },
  ]) {
    const copied = namedOnly(villa)(each)
    expect(copied).toStrictEqual(z.parse(villa, each))
    expect(JSON.stringify(copied)).not.toContain('secret')
  }
})

test('what has nothing beside it is not copied, and only what has is', () => {
  const plain = z.object({ at: z.object({ x: z.number() }), of: z.array(z.object({ id: z.number() })) })
  const value = { at: { x: 1 }, of: [{ id: 1 }, { id: 2 }] }
  expect(namedOnly(plain)(value)).toBe(value)
  const more = { ...value, of: [{ id: 1 }, { id: 2, secret: 3 }] }
  const copied = namedOnly(plain)(more) as typeof value
  expect(copied).toStrictEqual(value)
  expect(copied.at).toBe(value.at)
  expect(more.of[1]).toHaveProperty('secret') // it was left as it was
})

test.each([
  ['a text', 'text'],
  ['nothing', null],
  ['a list', [answer]],
  ['a part that is missing', { ...answer, name: undefined }],
  ['a part of another kind', { ...answer, beds: '3' }],
  ['a value that is none of those named', { ...answer, kind: 'boat' }],
  ['a list that is none', { ...answer, photos: {} }],
  ['something else deep inside', { ...answer, photos: [{ path: 1, alt: null }] }],
])('%s is refused', (_, value) => {
  expect(() => namedOnly(villa)(value)).toThrow(z.core.$ZodError)
})
