import type { Place, Sealer } from '../../platform/sealed.ts'
import type { SecretField } from './owner.shape.ts'

const COLUMNS = { taxNo: 'tax_no', iban: 'iban' } as const satisfies Record<SecretField, string>

const placeOf = (field: SecretField, ownerId: number): Place => `owner.${COLUMNS[field]}.${ownerId}`

/** The columns of an owner's numbers as they are stored; null empties one, undefined leaves it. */
export const sealedNumbers = (
  sealer: Sealer,
  ownerId: number,
  { taxNo, iban }: { taxNo?: string | null | undefined; iban?: string | null | undefined },
) => ({
  ...(taxNo !== undefined && {
    taxNo: taxNo && sealer.seal(taxNo, placeOf('taxNo', ownerId)),
    taxNoHash: taxNo && sealer.fingerprint(taxNo),
  }),
  ...(iban !== undefined && { iban: iban && sealer.seal(iban, placeOf('iban', ownerId)) }),
})

type Numbers = { id: number } & Record<SecretField, string | null>

/** A number of an owner as it is; null when there is none, or no key that opens it. */
export const opened = (sealer: Sealer, row: Numbers, field: SecretField): string | null => {
  const sealed = row[field]
  return sealed && sealer.open(sealed, placeOf(field, row.id))
}
