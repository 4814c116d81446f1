import { type Day, dayNumber, dayOfNumber, type FreeRun, type Stay } from '../../kernel/day.ts'

/**
 * The taken nights of one villa as bits from a base day on: a stay is free when its bits are. Options carry their end.
 */
export type NightSet = { base: number; words: Uint32Array; expiring: { night: number; at: number }[] }

export const HORIZON_DAYS = 832

/** `nights` with the instant (ms) an option's night becomes free, or null. Nights outside the horizon are left out. */
export const nightSet = (base: number, nights: { night: Day; expiresAt: Date | null }[]): NightSet => {
  const set: NightSet = { base, words: new Uint32Array(HORIZON_DAYS / 32), expiring: [] }
  for (const { night, expiresAt } of nights) {
    const bit = dayNumber(night) - base
    if (bit < 0 || bit >= HORIZON_DAYS) continue
    set.words[bit >> 5] = (set.words[bit >> 5] ?? 0) | (1 << (bit & 31))
    if (expiresAt) set.expiring.push({ night: bit, at: expiresAt.getTime() })
  }
  return set
}

/** Clears the nights of options that have ended by now. */
export const dropExpired = (set: NightSet, now: number): void => {
  if (!set.expiring.some(({ at }) => at <= now)) return
  for (const { night, at } of set.expiring)
    if (at <= now) set.words[night >> 5] = (set.words[night >> 5] ?? 0) & ~(1 << (night & 31))
  set.expiring = set.expiring.filter(({ at }) => at > now)
}

const isTaken = (set: NightSet, bit: number): boolean =>
  bit >= 0 && bit < HORIZON_DAYS && ((set.words[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0

/** Are all nights of the stay free? */
export const isFree = (set: NightSet, stay: Stay): boolean =>
  areFree(set, dayNumber(stay.checkIn), dayNumber(stay.checkOut))

/** Are the nights [first, last) free, by day numbers? */
export const areFree = (set: NightSet, first: number, end: number): boolean => {
  const last = end - set.base
  for (let bit = first - set.base; bit < last; bit++) {
    if ((bit & 31) === 0 && bit + 32 <= last && set.words[bit >> 5] === 0) bit += 31
    else if (isTaken(set, bit)) return false
  }
  return true
}

/**
 * The free run around a free stay, looking at most `reach` days to either side (further gaps play no role in any rule).
 */
export const freeRunOf = (set: NightSet, stay: Stay, reach: number): FreeRun => {
  const first = dayNumber(stay.checkIn) - set.base
  const end = dayNumber(stay.checkOut) - set.base
  let from: Day | null = null
  let until: Day | null = null
  for (let bit = first - 1; bit >= Math.max(0, first - reach) && from === null; bit--)
    if (isTaken(set, bit)) from = dayOfNumber(set.base + bit + 1)
  for (let bit = end; bit < Math.min(HORIZON_DAYS, end + reach) && until === null; bit++)
    if (isTaken(set, bit)) until = dayOfNumber(set.base + bit)
  return { from, until }
}

/** Is the night of a day number taken? */
export const isTakenOn = (set: NightSet, night: number): boolean => isTaken(set, night - set.base)

/** A short free run between two taken nights, by day numbers: [first, last). */
export type Gap = { first: number; last: number }

/** The free gaps of at most `longest` nights between two taken nights, in ascending order. */
export const shortGaps = (set: NightSet, longest: number): Gap[] => {
  const gaps: Gap[] = []
  let lastTaken = -1
  for (let bit = 0; bit < HORIZON_DAYS; bit++) {
    if (!isTaken(set, bit)) continue
    const length = bit - lastTaken - 1
    if (lastTaken >= 0 && length > 0 && length <= longest)
      gaps.push({ first: set.base + lastTaken + 1, last: set.base + bit })
    lastTaken = bit
  }
  return gaps
}
