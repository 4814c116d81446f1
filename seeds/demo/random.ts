/** A repeatable source of chance: the same seed gives the same demo data (mulberry32). */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number from `from` to `to`, both possible. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  shuffled<T>(values: readonly T[]): T[]
}

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from.')
    return value
  }
  const shuffled = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ value }) => value)
  return { next, whole, chance: (probability) => next() < probability, pick, shuffled }
}
