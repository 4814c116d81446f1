import type { Place, Sealer } from '../../../platform/sealed.ts'

const placeOf = (id: number): Place => `guest_person.number.${id}`

/** A person's number as it is stored: it opens in her row alone. */
export const sealedNumber = (sealer: Sealer, id: number, number: string): string => sealer.seal(number, placeOf(id))

/** The number as it is; null when no key opens it. */
export const openNumber = (sealer: Sealer, { id, number }: { id: number; number: string }): string | null =>
  number ? sealer.open(number, placeOf(id)) : null
