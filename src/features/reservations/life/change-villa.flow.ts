import type { Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { freeReservation, holdNights } from '../../availability/availability.store.ts'
import { priceNow } from '../../availability/quote.flow.ts'
import type { StayPrice } from '../../pricing/pricing.shape.ts'
import { commissionOfVilla } from '../../villas/owned.store.ts'
import { withVillaLocked } from '../../villas/villa-lock.store.ts'
import { type VillaRef, villaById } from '../../villas/villas.store.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { addEvent, changeReservationRow, reservationById } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { pricedOn, sleptUntil } from './change-reservation.flow.ts'
import { type Locked, withLocked } from './reservation-lock.flow.ts'
import { isChangeable } from './reservation-moves.ts'
import { holdsNights } from './reservation-status.ts'

/** What is written together with a change of villas, from the stay as it was before. */
type Beside = (before: Locked, to: VillaRef) => Promise<void>

/** Where a stay goes, whether it keeps its price, which total was shown, and what its guest is told. */
export type VillaChange = { villaId: number; price: 'kept' | 'new'; total?: number; reason: string }

/**
 * Gives a stay another villa for the same nights: held there and freed here at once, with a line of the history and a
 * letter to the guest; in house the nights that were slept stay where they were. Refuses 'nights-taken', 'too-many-
 * guests', 'price-changed', 'move-not-allowed', and 'already-moved' when somebody else was first. Both villas are
 * locked, the lower id first. What `beside` writes or refuses stands or falls with it.
 */
export const changeVilla = async (
  act: Act<LinkServices, Staff>,
  id: number,
  change: VillaChange,
  beside?: Beside,
): Promise<void> => {
  const { villaId: from } = found(await reservationById(act.db, id))
  const to = found(await villaById(act.db, change.villaId))
  if (to.id === from || !to.active) throw new Refusal('malformed', {}, { villa_id: { code: 'invalid' } })
  const [first, second] = [Math.min(from, to.id), Math.max(from, to.id)]
  await withVillaLocked(act.db, first, (outer) =>
    withVillaLocked(outer, second, (tx) =>
      withLocked({ ...act, db: tx }, id, async (locked) => {
        if (locked.reservation.villaId !== from) throw new Refusal('already-moved')
        await beside?.(locked, to)
        await moveTo(locked, to, change)
      }),
    ),
  )
}

const moveTo = async (locked: Locked, to: VillaRef, change: VillaChange): Promise<void> => {
  const { db: tx, reservation, status, now, today } = locked
  const since = sleptUntil(locked)
  const { id, villaId: from, checkIn, checkOut, expiresAt } = reservation
  const isOver = since !== undefined && checkOut <= today
  if (!isChangeable(status) || !holdsNights(status) || isOver) throw new Refusal('move-not-allowed', { status })
  const price = change.price === 'kept' ? reservation.price : await priceInVilla(locked, to)
  if (change.total !== undefined && change.total !== price.total) throw new Refusal('price-changed', {}, {}, { price })
  const before = found(await villaById(tx, from))
  mustFit(locked, to)
  const kind = expiresAt ? 'option' : 'reservation'
  await holdNights(tx, to.id, { stay: { checkIn, checkOut }, kind, holderId: id, expiresAt, since }, now)
  await freeReservation(tx, from, { id, since }, now)
  const moved = await changeReservationRow(tx, id, {
    ...{ villaId: to.id, price, total: price.total, prepayment: price.prepayment },
    // the share goes to who owns the villa now, at what was agreed with them
    commission: reservation.commission === null ? null : await commissionOfVilla(tx, to.id),
  })
  const facts = { from: before.name, to: to.name, totalBefore: reservation.total, totalNow: price.total }
  const event = await addEvent(locked, { reservationId: id, what: 'villa-changed', reason: change.reason, facts })
  await tellGuest(locked, moved, 'villa_changed', { once: event, reason: change.reason })
  if (status !== 'CONFIRMED') return
  await tell(locked, reservation, 'owner_cancelled', { once: event })
  await tell(locked, moved, 'owner_new_stay', { once: event })
}

const guestsOf = ({ reservation: { adults, children, infants } }: Locked): number => adults + children + infants

/** Whoever keeps the price keeps its rules, too; but the house must be large enough. */
const mustFit = (locked: Locked, to: VillaRef): void => {
  if (to.currency !== locked.reservation.currency) throw new Refusal('malformed', {}, { villa_id: { code: 'invalid' } })
  if (guestsOf(locked) > to.guests)
    throw new Refusal('too-many-guests', { capacity: to.guests }, { villa_id: { code: 'invalid' } })
}

/** What the stay of a locked reservation costs in another villa today, with its extras and as many people. */
export const priceInVilla = ({ db, ...locked }: Locked & { db: Db }, to: VillaRef): Promise<StayPrice> => {
  const { reservation, now } = locked
  const { checkIn, checkOut } = reservation
  const guests = guestsOf({ db, ...locked })
  const extras = reservation.price.lines.flatMap((line) => (line.kind === 'extra' ? [line.code] : []))
  const inHouse = { today: pricedOn(locked), since: sleptUntil(locked), ownReservation: reservation.id }
  return priceNow(db, to.id, { stay: { checkIn, checkOut }, guests, now, extras, ...inHouse })
}
