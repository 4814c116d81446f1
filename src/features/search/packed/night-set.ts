import { type Day, dayNumber, dayOfNumber, type FreeRun, type Stay } from '../../../kernel/day.ts'

/**
 * The taken nights of one villa as bits from a base day on: a stay is free when its bits are. Options carry their end.
 */
export type NightSet = { base: number; words: Uint32Array; expiring: { night: number; at: number }[] }

export const HORIZON_DAYS = 832

/**
 * `nights` are counted from the base day, those of one option together with the instant (ms) it ends. Nights outside
 * the horizon are left out.
 */
export const nightSet = (base: number, taken: { until: number | null; nights: number[] }[]): NightSet => {
  const set: NightSet = { base, words: new Uint32Array(HORIZON_DAYS / 32), expiring: [] }
  for (const { until, nights } of taken)
    for (const night of nights) {
      if (night < 0 || night >= HORIZON_DAYS) continue
      set.words[night >> 5] = (set.words[night >> 5] ?? 0) | (1 << (night & 31))
      if (until !== null) set.expiring.push({ night, at: until })
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
export const areFree = ({ base, words }: NightSet, first: number, last: number): boolean => {
  const [from, until] = [Math.max(0, first - base), Math.min(HORIZON_DAYS, last - base)]
  if (from >= until) return true
  const [begin, end] = [from >> 5, (until - 1) >> 5]
  for (let word = begin; word <= end; word++) {
    let asked = -1
    if (word === begin) asked &= -1 << (from & 31)
    if (word === end) asked &= -1 >>> (31 - ((until - 1) & 31))
    if ((words[word] ?? 0) & asked) return false
  }
  return true
}

/** So far the free run around a stay is looked at: further taken nights play no role in any rule. */
export const GAP_REACH_DAYS = 31

/** The free run around a free stay, as far as it plays a role. */
export const freeRunOf = (set: NightSet, stay: Stay): FreeRun => {
  const first = dayNumber(stay.checkIn) - set.base
  const end = dayNumber(stay.checkOut) - set.base
  let from: Day | null = null
  let until: Day | null = null
  for (let bit = first - 1; bit >= Math.max(0, first - GAP_REACH_DAYS) && from === null; bit--)
    if (isTaken(set, bit)) from = dayOfNumber(set.base + bit + 1)
  for (let bit = end; bit < Math.min(HORIZON_DAYS, end + GAP_REACH_DAYS) && until === null; bit++)
    if (isTaken(set, bit)) until = dayOfNumber(set.base + bit)
  return { from, until }
}

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
