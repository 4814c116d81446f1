import { actorName, type Staff } from '../../../kernel/caller.ts'
import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { isTckn, isVkn, tidyNumber } from '../../../kernel/identity/numbers.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { addEvent, reservationById } from '../../reservations/reservations.store.ts'
import type { Party } from './invoices.contract.ts'
import * as store from './invoices.store.ts'
import { placeOf, taxNoOf, toInvoice } from './invoices.view.ts'

type InvoiceAct = Act<{ sealer: Sealer }, Staff>
type PartyInput = Omit<Party, 'taxNo'> & { taxNo?: string | null | undefined }

/**
 * Writes whom an invoice is for. Refuses 'not-found', 'edited-meanwhile' over another version, 'malformed' for a number
 * that its kind can't have.
 */
export const saveParty = (act: InvoiceAct, id: number, input: PartyInput): Promise<void> =>
  act.db.transaction(async (tx) => {
    found(await reservationById(tx, id))
    const before = await store.partyUnderLock(tx, id)
    if ((before?.version ?? 0) !== input.version) throw new Refusal('edited-meanwhile')
    const { taxNo, ...row } = input
    const sealed = taxNo === undefined ? (before?.taxNo ?? null) : sealedNo(act.services.sealer, id, input)
    // a person who becomes a company needs another number
    const kept = taxNo === undefined && before !== undefined && before.kind !== input.kind ? null : sealed
    const written = { ...row, reservationId: id, taxNo: kept, version: input.version + 1 }
    if (!(await store.writeParty(tx, written))) throw new Refusal('edited-meanwhile')
  })

const sealedNo = (sealer: Sealer, id: number, { kind, taxNo }: PartyInput): string | null => {
  if (!taxNo) return null
  const number = tidyNumber(taxNo)
  const [isRight, code] = kind === 'company' ? [isVkn(number), 'vkn' as const] : [isTckn(number), 'tckn' as const]
  if (!isRight) throw new Refusal('malformed', {}, { taxNo: { code } })
  return sealer.seal(number, placeOf(id))
}

type Noted = { number: string; day: Day; amount: Minor }

/** Notes an invoice. Refuses 'malformed' for a day to come and for more than is still to be invoiced ('amount'). */
export const noteInvoice = (act: InvoiceAct, id: number, { number, day, amount }: Noted): Promise<void> =>
  act.db.transaction(async (tx) => {
    found(await store.lockStay(tx, id))
    const { amount: open, currency } = found((await store.invoiceRowsById(tx, [id]))[0])
    if (day > dayInIstanbul(act.now)) throw new Refusal('malformed', {}, { day: { code: 'future-day' } })
    if (amount > open)
      throw new Refusal('malformed', {}, { amount: { code: 'too-much', facts: { most: Math.max(0, open), currency } } })
    await store.addInvoice(tx, {
      reservationId: id,
      number,
      day,
      amount,
      currency,
      who: actorName(act.who),
      at: act.now,
    })
  })

/** Takes a note back by its opposite. Refuses 'not-found', and 'already-moved' for one that was, or is such a row. */
export const undoInvoice = async ({ db, who, now }: InvoiceAct, id: number): Promise<void> => {
  const { reservationId, number, amount, currency, reverses } = found(await store.invoiceById(db, id))
  const row = { reservationId, number, currency, amount: 0 - amount, reverses: id, day: dayInIstanbul(now) }
  if (reverses !== null || !(await store.addInvoice(db, { ...row, who: actorName(who), at: now })))
    throw new Refusal('already-moved')
}

/** The stays with whole tax numbers, for a file; that somebody took them is a line of each history. */
export const exportInvoices = (act: InvoiceAct, ids: number[]) =>
  act.db.transaction(async (tx) => {
    const rows = await store.invoiceRowsById(tx, ids)
    const shown = await toInvoice(tx, act.services.sealer, rows)
    for (const { id, party } of rows)
      if (party?.taxNo) await addEvent({ ...act, db: tx }, { reservationId: id, what: 'invoice-read' })
    return shown.map((row, index) => {
      const stored = rows[index]
      return { ...row, taxNo: stored ? taxNoOf(act.services.sealer, stored) : '' }
    })
  })
