import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Place, sealerOf } from './sealed.ts'

const [old, now] = [randomBytes(32), randomBytes(32)]
const sealer = sealerOf(now, [old])
const PLACE = 'owner.iban.12'

test('what is sealed opens at its place, and shows nothing of itself, nor that it was sealed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 4, maxLength: 60 }), (text) => {
      const [one, other] = [sealer.seal(text, PLACE), sealer.seal(text, PLACE)]
      expect(sealer.open(one, PLACE)).toBe(text)
      expect(one).not.toContain(text)
      expect(one).not.toBe(other)
    }),
    { seed: 7464 },
  )
})

test('it opens neither in another row or column nor after a change of any of its signs', () => {
  const sealed = sealer.seal('10000000146', PLACE)
  for (const place of ['owner.iban.13', 'owner.tax_no.12'] satisfies Place[])
    expect(sealer.open(sealed, place)).toBeNull()
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    expect(sealer.open(changed, PLACE)).toBeNull()
  }
  for (const nonsense of ['', 'v1', '10000000146', sealed.slice(0, 20)]) expect(sealer.open(nonsense, PLACE)).toBeNull()
})

test('what a former secret sealed still opens and is known as old; without that secret it stays shut', () => {
  const sealed = sealerOf(old).seal('TR330006100519786457841326', PLACE)
  expect([sealer.open(sealed, PLACE), sealer.isCurrent(sealed)]).toEqual(['TR330006100519786457841326', false])
  expect(sealer.isCurrent(sealer.seal('x', PLACE))).toBe(true)
  expect(sealerOf(now).open(sealed, PLACE)).toBeNull()
})

test('the fingerprint finds the same number again, under another key another', () => {
  expect(sealer.fingerprint('10000000146')).toBe(sealerOf(now).fingerprint('10000000146'))
  expect(sealer.fingerprint('10000000146')).not.toBe(sealer.fingerprint('12345678950'))
  expect(sealer.fingerprint('10000000146')).not.toBe(sealerOf(old).fingerprint('10000000146'))
})
