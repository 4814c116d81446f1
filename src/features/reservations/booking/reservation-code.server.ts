import { randomInt } from 'node:crypto'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A code a guest can read out on the phone: 'HV' and seven letters or digits without look-alikes. */
export const newReservationCode = (): string =>
  `HV${Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** What a person typed, as codes are stored: 'hv-7k3 m9qx' → 'HV7K3M9QX'. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
