import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged } from './merge.ts'

const BASE = { name: 'Villa Ada', guests: 8, headline: { tr: 'Deniz', en: 'Sea' }, rooms: [{ beds: 1 }] }

test('what only the other one changed is taken, what only I changed stays', () => {
  const theirs = { ...BASE, guests: 10, headline: { tr: 'Deniz', en: 'The sea' } }
  expect(merged(BASE, { ...BASE, name: 'Villa Çınar' }, theirs)).toEqual({
    take: { guests: 10, 'headline.en': 'The sea' },
    clashes: [],
  })
})

test('where both wrote something else, both are shown; a list is one field', () => {
  const mine = { ...BASE, guests: 9, rooms: [] }
  const theirs = { ...BASE, guests: 10, rooms: [{ beds: 1 }, { beds: 2 }] }
  expect(merged(BASE, mine, theirs)).toEqual({
    take: {},
    clashes: [
      { name: 'guests', mine: 9, theirs: 10 },
      { name: 'rooms', mine: [], theirs: [{ beds: 1 }, { beds: 2 }] },
    ],
  })
})

test('who wrote the same agrees; when it is not known where I began, every difference is shown', () => {
  const same = { ...BASE, guests: 10 }
  expect(merged(BASE, same, same)).toEqual({ take: {}, clashes: [] })
  expect(merged({}, BASE, same).clashes.map(({ name }) => name)).toEqual(['guests'])
})

test('nothing that anybody wrote is lost: it is kept, taken or shown', () => {
  const form = fc.record({ a: fc.nat(3), b: fc.record({ c: fc.nat(3), d: fc.nat(3) }), e: fc.array(fc.nat(2)) })
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const { take, clashes } = merged(base, mine, theirs)
      const shown = new Set(clashes.map(({ name }) => name))
      for (const [name, of] of FIELDS) {
        const [before, here, there] = [base, mine, theirs].map((each) => JSON.stringify(of(each)))
        const result = name in take ? JSON.stringify(take[name]) : here
        if (before !== here) expect(result).toBe(here)
        if (before !== there && !shown.has(name)) expect(result).toBe(there)
      }
    }),
    { seed: 11, numRuns: 500 },
  )
})

type Typed = { a: number; b: { c: number; d: number }; e: number[] }
const FIELDS: [string, (form: Typed) => unknown][] = [
  ['a', ({ a }) => a],
  ['b.c', ({ b }) => b.c],
  ['b.d', ({ b }) => b.d],
  ['e', ({ e }) => e],
]
