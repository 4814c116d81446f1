import { type Bits, bitsFor } from './bits.ts'
import { dropExpired, HORIZON_DAYS, type NightSet } from './night-set.ts'

/**
 * For each night from `base` on the villas that are taken, and those in which a gap begins that is sold whole although
 * it is short: a row of bits a night. Besides the options with their ends, by slot.
 */
export const nightColumns = (base: number, size: number) => ({
  base,
  words: size / 32,
  rows: bitsFor(HORIZON_DAYS * size),
  gaps: bitsFor(HORIZON_DAYS * size),
  options: new Map<number, Options>(),
  /** The end (ms) of the next option. */
  nextEnd: Number.POSITIVE_INFINITY,
})
export type NightColumns = ReturnType<typeof nightColumns>

/** The nights of options, each with its end in one number: end (ms) times `NIGHTS` plus night. */
type Options = number[]
const NIGHTS = 1_024
const endOf = (option: number): number => Math.floor(option / NIGHTS)

/** Puts the nights of a villa into its slot in place of those that stand there. */
export const writeNights = (columns: NightColumns, slot: number, { words, expiring }: NightSet): void => {
  writeColumn(columns, columns.rows, slot, words)
  const had = columns.options.delete(slot)
  if (expiring.length)
    columns.options.set(
      slot,
      expiring.map(({ night, at }) => at * NIGHTS + night),
    )
  if (had) columns.nextEnd = nextEndOf(columns)
  else for (const { at } of expiring) columns.nextEnd = Math.min(columns.nextEnd, at)
}

/** The nights of the villa in a slot, for looking at: to change them, write them. */
export const nightsAt = ({ base, words, rows, options }: NightColumns, slot: number): NightSet => ({
  base,
  words: columnOf(rows, words, slot),
  expiring: (options.get(slot) ?? []).map((option) => ({ night: option % NIGHTS, at: endOf(option) })),
})

/** Notes in which nights (day numbers) the gaps of a slot begin. */
export const writeGaps = (columns: NightColumns, slot: number, firsts: readonly number[]): void => {
  const now = new Uint32Array(HORIZON_DAYS / 32)
  for (const first of firsts) {
    const night = first - columns.base
    now[night >> 5] = (now[night >> 5] ?? 0) | (1 << (night & 31))
  }
  writeColumn(columns, columns.gaps, slot, now)
}

/** The day on which a gap that begins on a day ends. */
export const gapEnd = (columns: NightColumns, slot: number, first: number): number => {
  let day = first
  while (!isTakenOn(columns, slot, day) && day < columns.base + HORIZON_DAYS) day++
  return day
}

/** Frees the nights of options that have ended by now; tells of each villa that had one. */
export const freeEnded = (columns: NightColumns, now: number, freed: (slot: number) => void): void => {
  if (now < columns.nextEnd) return
  for (const [slot, options] of [...columns.options]) {
    if (!options.some((option) => endOf(option) <= now)) continue
    const nights = nightsAt(columns, slot)
    dropExpired(nights, now)
    writeNights(columns, slot, nights)
    freed(slot)
  }
}

/** Those of `among` that are free in every night of [first, last), by day numbers; beyond the horizon all are free. */
export const freeAmong = ({ base, words, rows }: NightColumns, among: Bits, first: number, last: number): Bits => {
  const free = among.slice()
  const until = Math.min(HORIZON_DAYS, last - base)
  for (let night = Math.max(0, first - base); night < until; night++) {
    const row = night * words
    for (let word = 0; word < words; word++) free[word] = (free[word] ?? 0) & ~(rows[row + word] ?? 0)
  }
  return free
}

/** Who of `among` is free in each of some stays. Nights that all of them have are looked at once. */
export const freeInEach = <Each extends { asked: { first: number; last: number } }>(
  columns: NightColumns,
  among: Bits,
  stays: readonly Each[],
): (Each & { free: Bits })[] => {
  const begin = Math.max(...stays.map(({ asked }) => asked.first))
  const end = Math.min(...stays.map(({ asked }) => asked.last))
  const overlap = stays.length > 1 && begin < end
  const always = overlap ? freeAmong(columns, among, begin, end) : among
  return stays.map((each) => {
    const { first, last } = each.asked
    const free = overlap
      ? freeAmong(columns, freeAmong(columns, always, first, begin), end, last)
      : freeAmong(columns, among, first, last)
    return { ...each, free }
  })
}

/** Is a night taken in the villa of a slot? */
export const isTakenOn = ({ base, words, rows }: NightColumns, slot: number, night: number): boolean => {
  const row = night - base
  return row >= 0 && row < HORIZON_DAYS && ((rows[row * words + (slot >> 5)] ?? 0) & (1 << (slot & 31))) !== 0
}

const nextEndOf = ({ options }: NightColumns): number => {
  let next = Number.POSITIVE_INFINITY
  for (const each of options.values()) for (const option of each) next = Math.min(next, endOf(option))
  return next
}

/** What stands in a slot: a bit for each night. */
const columnOf = (rows: Bits, words: number, slot: number): Uint32Array => {
  const column = new Uint32Array(HORIZON_DAYS / 32)
  for (let night = 0, cell = slot >> 5; night < HORIZON_DAYS; night++, cell += words)
    if (((rows[cell] ?? 0) >>> (slot & 31)) & 1) column[night >> 5] = (column[night >> 5] ?? 0) | (1 << (night & 31))
  return column
}

/** Turns over the nights in which a slot differs from what is wanted. */
const writeColumn = ({ words }: NightColumns, rows: Bits, slot: number, now: Uint32Array): void => {
  const before = columnOf(rows, words, slot)
  const [column, bit] = [slot >> 5, 1 << (slot & 31)]
  for (let word = 0; word < HORIZON_DAYS / 32; word++)
    for (let left = (before[word] ?? 0) ^ (now[word] ?? 0); left !== 0; left &= left - 1) {
      const row = (word * 32 + 31 - Math.clz32(left & -left)) * words + column
      rows[row] = (rows[row] ?? 0) ^ bit
    }
}
