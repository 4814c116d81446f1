/** Work to be timed; `round` is 0, 1, 2, … and the same for both sides of a pair. */
export type Side = (round: number) => Promise<unknown> | unknown

const PAIRS = 7
const LEAST_PAIRS = 5
const ENOUGH_MS = 12_000

/**
 * Times two sides by turns in one run, first the one and then the other first, so that a machine that gets slower slows
 * both. Answers the median of each in ms and the median of `one ÷ other`.
 */
export const timePairs = async (one: Side, other: Side): Promise<{ one: number; other: number; ratio: number }> => {
  const times: [number, number][] = []
  const end = performance.now() + ENOUGH_MS
  await one(0) // both are warm before anything counts
  await other(0)
  for (let round = 1; round <= PAIRS && (round <= LEAST_PAIRS || performance.now() < end); round++) {
    const oneFirst = round % 2 === 0
    const first = await msOf(oneFirst ? one : other, round)
    const second = await msOf(oneFirst ? other : one, round)
    times.push(oneFirst ? [first, second] : [second, first])
  }
  return {
    one: median(times.map(([ms]) => ms)),
    other: median(times.map(([, ms]) => ms)),
    ratio: median(times.map(([a, b]) => a / b)),
  }
}

const msOf = async (side: Side, round: number): Promise<number> => {
  const began = performance.now()
  await side(round)
  return performance.now() - began
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** One line for one ratio. */
export const tell = (name: string, ratio: number, note: string): void =>
  console.log(`${name.padEnd(64)} ${ratio.toPrecision(3).padStart(8)}   ${note}`)

export const ms = (value: number): string => `${value.toPrecision(3)} ms`
