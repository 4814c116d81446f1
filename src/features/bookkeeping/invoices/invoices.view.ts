import { maskedNumber } from '../../../kernel/identity/numbers.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import type { Party, ToInvoice } from './invoices.contract.ts'
import { type InvoiceRow, invoicesOf } from './invoices.store.ts'
import { missingInParty } from './missing-in-party.ts'

/** Where a tax number is sealed for. */
export const placeOf = (reservationId: number) => `invoice_party.tax_no.${reservationId}` as const

/** The number as it is; '' when there is none or no key opens it. */
export const taxNoOf = (sealer: Sealer, { id, party }: InvoiceRow): string =>
  party?.taxNo ? (sealer.open(party.taxNo, placeOf(id)) ?? '') : ''

/** Stays as the list of invoices shows them. */
export const toInvoice = async (db: Db, sealer: Sealer, rows: InvoiceRow[]): Promise<ToInvoice[]> => {
  const ids = rows.map(({ id }) => id)
  const invoices = ids.length ? Map.groupBy(await invoicesOf(db, ids), ({ reservationId }) => reservationId) : new Map()
  return rows.map((row) => {
    const party = partyOf(row, taxNoOf(sealer, row))
    const { email: _, ...stay } = row
    return { ...stay, party, missing: missingInParty(party), invoices: invoices.get(row.id) ?? [] }
  })
}

/** What staff filled in, else what the reservation knows. */
const partyOf = ({ party, guestName, email }: InvoiceRow, taxNo: string): Party => {
  const empty = { kind: 'person', name: guestName, taxOffice: '', address: '', city: '', country: 'Türkiye' } as const
  const { reservationId: _, ...filled } = { ...empty, email, version: 0, reservationId: 0, ...party }
  return { ...filled, taxNo: taxNo && maskedNumber(taxNo) }
}
