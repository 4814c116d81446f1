/** One bit for each slot, 32 in a word. */
export type Bits = Uint32Array

export const bitsFor = (slots: number): Bits => new Uint32Array(Math.ceil(slots / 32))

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >> 5] ?? 0) & (1 << (slot & 31))) !== 0

export const writeBit = (bits: Bits, slot: number, on: boolean): void => {
  const word = bits[slot >> 5] ?? 0
  bits[slot >> 5] = on ? word | (1 << (slot & 31)) : word & ~(1 << (slot & 31))
}

export const andInto = (into: Bits, other: Bits): void => {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
}

/** The slots that are in any of the sets. */
export const anyOf = (sets: readonly Bits[], slots: number): Bits => {
  const any = bitsFor(slots)
  for (const set of sets) for (let word = 0; word < any.length; word++) any[word] = (any[word] ?? 0) | (set[word] ?? 0)
  return any
}

export const both = (one: Bits, other: Bits): Bits => {
  const result = one.slice()
  andInto(result, other)
  return result
}

export const countBits = (bits: Bits): number => {
  let count = 0
  for (const word of bits) count += onesIn(word)
  return count
}

/** How many of the 32 bits are set: summed side by side in ever wider fields (Warren, Hacker’s Delight, 5-1). */
const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest slot in the set; -1 when it is empty. */
export const firstBit = (bits: Bits): number => {
  const word = bits.findIndex((each) => each !== 0)
  return word < 0 ? -1 : word * 32 + lowest(bits[word] ?? 0)
}

/** Visits the slots of a set in ascending order. A visit may clear bits of the set. */
export const eachBit = (bits: Bits, visit: (slot: number) => void): void => {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) visit(word * 32 + lowest(left))
}

const lowest = (word: number): number => 31 - Math.clz32(word & -word)
