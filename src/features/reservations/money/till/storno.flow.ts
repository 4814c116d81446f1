import type { Staff } from '../../../../kernel/caller.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { withVillaLocked } from '../../../villas/villa-lock.store.ts'
import { type Locked, withLocked } from '../../life/reservation-lock.flow.ts'
import { addEvent, type Reservation, reservationByCode, reservationById } from '../../reservations.store.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { entryById, type LedgerEntry, paidFor, reversalOf } from '../ledger.store.ts'
import { isOverdrawn, owedOf, paidOf } from '../ledger-sums.ts'
import { takeMoney } from '../take-money.flow.ts'
import { writeEntry } from '../write-entry.flow.ts'
import { isReversible } from './transactions.store.ts'

/** Why an entry was wrong, and the code of the reservation its money belongs to, if another. */
export type Storno = { reason: string; to: string }

/**
 * Takes an entry of the ledger back by a second one, its opposite: nothing is edited. Its money may go to the
 * reservation it was meant for, in the same step. Refuses 'not-found' for an unknown entry; 'invalid' ('entry') for one
 * that was taken back already, a correction, card money, which the provider knows better, money that has gone back or
 * was waived since, and a charge that was written off; and for another reservation that can't have it ('to').
 */
export const stornoEntry = async (
  act: Act<LinkServices, Staff>,
  entryId: number,
  { reason, to }: Storno,
  key: string,
): Promise<void> => {
  const entry = found(await entryById(act.db, entryId))
  const target = to ? await targetOf(act, entry, to) : undefined
  const villas = await villasOf(act, [entry.reservationId, ...(target ? [target.id] : [])])
  await inOrder(act, villas, async (inner) => {
    await withLocked(inner, entry.reservationId, (locked) => takeBack(locked, entry, { reason, to }, key))
    if (target) await withLocked(inner, target.id, (locked) => moveHere(locked, entry, reason, key))
  })
}

const targetOf = async ({ db }: Act, entry: LedgerEntry, code: string): Promise<Reservation> => {
  const target = await reservationByCode(db, code.toUpperCase())
  if (!target || target.id === entry.reservationId || target.currency !== entry.currency || entry.kind !== 'payment')
    throw new Refusal('invalid', {}, { to: { code: 'invalid' } })
  return target
}

const villasOf = async ({ db }: Act, ids: number[]): Promise<number[]> => {
  const villas = new Set<number>()
  for (const id of ids) villas.add(found(await reservationById(db, id)).villaId)
  return [...villas].sort((one, other) => one - other)
}

/** Locks the villas, the lower id first, so that nobody waits in a ring. */
const inOrder = async (
  act: Act<LinkServices, Staff>,
  [first, ...rest]: number[],
  work: (act: Act<LinkServices, Staff>) => Promise<void>,
): Promise<void> =>
  first === undefined ? work(act) : withVillaLocked(act.db, first, (tx) => inOrder({ ...act, db: tx }, rest, work))

const takeBack = async (locked: Locked, entry: LedgerEntry, { reason, to }: Storno, key: string): Promise<void> => {
  const { db: tx, reservation } = locked
  if (!isReversible(entry, await reversalOf(tx, entry.id)))
    throw new Refusal('invalid', {}, { entry: { code: 'invalid' } })
  const { kind, method, amount, unasked, given, givenCurrency, rate, bankId, ownerId } = entry
  const written = await writeEntry(locked, {
    ...{ kind, method, bankId, ownerId, note: reason, provider: 'staff', providerId: `${reservation.id}:${key}` },
    ...{ amount: 0 - amount, unasked: 0 - unasked, reverses: entry.id },
    given: { amount: 0 - given, currency: givenCurrency, rate },
  })
  if (written !== 'new') throw new Refusal('key-reused')
  if (amount > 0 && isOverdrawn(await paidFor(tx, reservation.id)))
    throw new Refusal('invalid', {}, { entry: { code: 'invalid' } })
  if (kind === 'charge') await mustBeOpen(locked)
  const facts = { amount: Math.abs(amount), currency: entry.currency, entry: kind, to: to || null }
  await addEvent(locked, { reservationId: reservation.id, what: 'storno', reason, facts })
}

/** A debt that was written off can't go as well: the write-off is taken back first. */
const mustBeOpen = async ({ db: tx, reservation }: Locked): Promise<void> => {
  const sums = await paidFor(tx, reservation.id)
  if (sums.writtenOff > Math.max(0, owedOf(reservation, sums) - paidOf(sums)))
    throw new Refusal('invalid', {}, { entry: { code: 'invalid' } })
}

const moveHere = async (locked: Locked, entry: LedgerEntry, reason: string, key: string): Promise<void> => {
  const { amount, method, given, givenCurrency, rate, valueDate, bankId } = entry
  const taken = await takeMoney(locked, {
    ...{ amount, asked: amount, method: method ?? 'transfer', valueDate, bankId, note: reason },
    given: { amount: given, currency: givenCurrency, rate },
    ...{ provider: 'staff', providerId: `${locked.reservation.id}:${key}`, move: 'receive-transfer' },
  })
  if (taken === 'conflict' || taken === 'known') throw new Refusal('key-reused')
}
