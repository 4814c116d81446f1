import type { Place, Sealer } from '../../../platform/sealed.ts'

export type SealedField = 'taxNo' | 'iban'
const COLUMNS = { taxNo: 'tax_no', iban: 'iban' } as const satisfies Record<SealedField, string>

const placeOf = (field: SealedField, villaId: number): Place => `btrans_villa.${COLUMNS[field]}.${villaId}`

/** A number of a villa's report data as it is stored; null stays null. */
export const sealOwn = (sealer: Sealer, villaId: number, field: SealedField, value: string | null) =>
  value && sealer.seal(value, placeOf(field, villaId))

/** As it is; '' when there is none, or no key that opens it. */
export const openOwn = (
  sealer: Sealer,
  row: { villaId: number } & Record<SealedField, string | null>,
  field: SealedField,
): string => {
  const sealed = row[field]
  return sealed ? (sealer.open(sealed, placeOf(field, row.villaId)) ?? '') : ''
}
