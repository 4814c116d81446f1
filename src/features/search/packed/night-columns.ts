import { type Bits, bitsFor } from './bits.ts'
import { HORIZON_DAYS, type NightSet } from './night-set.ts'

/** For each night from `base` on the villas that are taken: one row of bits a night. */
export type NightColumns = { base: number; words: number; rows: Bits }

export const nightColumns = (base: number, size: number): NightColumns => {
  const words = size / 32
  return { base, words, rows: bitsFor(HORIZON_DAYS * size) }
}

const NONE = new Uint32Array(HORIZON_DAYS / 32)

/** Turns over the nights in which the villa of a slot differs from before. */
export const writeNights = (
  { rows, words }: NightColumns,
  slot: number,
  before: Uint32Array,
  now: Uint32Array,
): void => {
  const [column, bit] = [slot >> 5, 1 << (slot & 31)]
  for (let word = 0; word < HORIZON_DAYS / 32; word++)
    for (let left = (before[word] ?? 0) ^ (now[word] ?? 0); left !== 0; left &= left - 1) {
      const row = (word * 32 + 31 - Math.clz32(left & -left)) * words + column
      rows[row] = (rows[row] ?? 0) ^ bit
    }
}

/** The nights of a slot that holds no villa yet. */
export const noNights = (set: NightSet | undefined): Uint32Array => set?.words ?? NONE

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

/** Is a night taken in the villa of a slot? */
export const isTakenOn = ({ base, words, rows }: NightColumns, slot: number, night: number): boolean => {
  const row = night - base
  return row >= 0 && row < HORIZON_DAYS && ((rows[row * words + (slot >> 5)] ?? 0) & (1 << (slot & 31))) !== 0
}
