/** So many of the 64 bits may differ between fingerprints of pictures that look nearly the same. */
const MOST_DIFFERENT = 6

/** Do two pictures look nearly the same, also as in a mirror, by their fingerprints (sixteen hexadecimal digits)? */
export const lookAlike = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && (isNear(one, other) || isNear(one, mirrored(other)))

const isNear = (one: string, other: string): boolean =>
  bitsIn(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)) <= MOST_DIFFERENT

/** Each two digits are a row of fields: in a mirror it is read from the other end, and what got darker gets lighter. */
const mirrored = (fingerprint: string): string => fingerprint.replace(/../g, (row) => OF_ROW.get(row) ?? row)

const hex = (row: number): string => row.toString(16).padStart(2, '0')

const OF_ROW = new Map(
  Array.from({ length: 256 }, (_, row) => {
    const bits = row.toString(2).padStart(8, '0')
    const turned = [...bits].reverse().map((bit) => (bit === '1' ? '0' : '1'))
    return [hex(row), hex(Number.parseInt(turned.join(''), 2))] as const
  }),
)

const bitsIn = (number: bigint): number => number.toString(2).replaceAll('0', '').length
