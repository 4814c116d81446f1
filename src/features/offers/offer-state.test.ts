import { describe, expect, test } from 'vitest'
import { offerState, standingOf } from './offer-state.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const LATER = new Date('2027-03-02T09:00:00Z')
const EARLIER = new Date('2027-02-28T09:00:00Z')
const OPEN = { chosenAt: null, withdrawnAt: null, expiresAt: LATER }

describe('an offer', () => {
  test('is open until its end', () => {
    expect(offerState(OPEN, NOW)).toBe('open')
    expect(offerState({ ...OPEN, expiresAt: NOW }, NOW)).toBe('expired')
  })
  test('that was taken back is not open, before its end and after it', () => {
    expect(offerState({ ...OPEN, withdrawnAt: EARLIER }, NOW)).toBe('withdrawn')
    expect(offerState({ ...OPEN, withdrawnAt: EARLIER, expiresAt: EARLIER }, NOW)).toBe('withdrawn')
  })
  test('that was chosen stays chosen', () => {
    expect(offerState({ chosenAt: EARLIER, withdrawnAt: LATER, expiresAt: EARLIER }, NOW)).toBe('chosen')
  })
})

test.each([
  [100, 100, 'free'],
  [100, 90, 'price-changed'],
  [100, null, 'fallen'],
] as const)('offered at %s and now %s a villa is %s', (offered, now, standing) => {
  expect(standingOf(offered, now)).toBe(standing)
})
