/** So many of the 64 bits may differ between fingerprints of pictures that look nearly the same. */
const MOST_DIFFERENT = 6

/** Do two pictures look nearly the same, by their fingerprints (sixteen hexadecimal digits)? */
export const lookAlike = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && bitsIn(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)) <= MOST_DIFFERENT

const bitsIn = (number: bigint): number => number.toString(2).replaceAll('0', '').length
