import { type Day, dayInIstanbul, nightCount, type Stay } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { countNightsOf, freeReservation, keepNights, moveNights } from '../../availability/availability.store.ts'
import { commissionOfVilla } from '../../villas/owned.store.ts'
import { villaLane, withVillaLocked } from '../../villas/villa-lock.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { tell, tellGuest } from '../letters/reservation-letters.flow.ts'
import { paidFor } from '../money/ledger.store.ts'
import { paidOf } from '../money/ledger-sums.ts'
import { rederiveAlerts } from '../money/rederive-alerts.flow.ts'
import type { ReservationStatus } from '../reservation.shape.ts'
import { type Arrival, amountDue, optionEnd } from '../reservation.ts'
import {
  addEvent,
  changeReservationRow,
  type NewReservation,
  type Reservation,
  reservationById,
} from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import type { MoveName } from './reservation-moves.ts'
import { statusAt } from './reservation-status.ts'

/** A reservation under its villa's lock, with its status as of now. `db` is the transaction that holds the lock. */
export type Locked = Act<LinkServices> & { reservation: Reservation; status: ReservationStatus; today: Day }

/**
 * Runs `work` on a reservation whose villa is locked, then confirms an option whose pre-payment is in and derives anew
 * what is owed on either side; all that is written stands or falls together.
 */
export const withLocked = async <T>(
  { db, now, ...act }: Act<LinkServices>,
  id: number,
  work: (locked: Locked) => Promise<T>,
): Promise<T> => {
  const { villaId } = found(await reservationById(db, id))
  return withVillaLocked(db, villaId, async (tx) => {
    const lockedNow = async (): Promise<Locked> => {
      const reservation = found(await reservationById(tx, id))
      const status = await statusUnderLock(tx, reservation, now)
      return { ...act, db: tx, reservation, status, now, today: dayInIstanbul(now) }
    }
    const done = await work(await lockedNow())
    await confirmPaid(await lockedNow())
    await rederiveAlerts(await lockedNow())
    return done
  })
}

/**
 * However the pre-payment came to be in (other dates cost less, an ended option is revived), the guest owes nothing and
 * must not lose the stay.
 */
const confirmPaid = async (locked: Locked): Promise<void> => {
  const { db: tx, reservation, status } = locked
  if (status !== 'OPTION') return
  const paid = paidOf(await paidFor(tx, reservation.id))
  if (paid > 0 && amountDue(reservation, paid) === 0) await confirmHeld(locked, 'confirm', '')
}

/** The lane a call about this reservation waits in; none for one that does not exist. */
export const laneOfReservation = async (db: Db, id: number | null | undefined): Promise<string | undefined> => {
  const reservation = id ? await reservationById(db, id) : undefined
  return reservation && villaLane(reservation.villaId)
}

/** `now` is from before the wait for the lock: an option whose nights somebody else has taken meanwhile has ended. */
const statusUnderLock = async (tx: Db, reservation: Reservation, now: Date): Promise<ReservationStatus> => {
  const status = statusAt(reservation, now)
  const { id, villaId } = reservation
  return status === 'OPTION' && (await countNightsOf(tx, villaId, id)) < nightCount(reservation) ? 'EXPIRED' : status
}

type Record = {
  move: MoveName
  to: ReservationStatus
  reason: string
  change?: Partial<NewReservation>
  facts?: { [name: string]: string | number | null }
}

/** Writes the new status and a line of the history; answers the reservation as it is now and the line's id. */
export const recordMove = async (
  locked: Locked,
  { move, to, reason, change = {}, facts }: Record,
): Promise<{ reservation: Reservation; event: number }> => {
  const { db: tx, reservation, status } = locked
  const changed = await changeReservationRow(tx, reservation.id, { ...change, status: to })
  const event = await addEvent(locked, { reservationId: reservation.id, what: move, from: status, to, reason, facts })
  return { reservation: changed, event }
}

/** Ends a reservation: its nights are free again. */
export const endReservation = async (locked: Locked, record: Record) => {
  const { db: tx, reservation, now } = locked
  await freeReservation(tx, reservation.villaId, reservation, now)
  return recordMove(locked, { ...record, change: { ...record.change, expiresAt: null } })
}

/**
 * Holds a stay for a reservation in place of the nights it held: as an option until its end, or firmly. Refuses
 * 'nights-taken'. The villa must be locked.
 */
export const holdStay = async (
  tx: Db,
  { id, villaId }: Reservation,
  { expiresAt, ...hold }: { stay: Stay; expiresAt: Date | null; since?: Day | undefined },
  now: Date,
): Promise<void> => {
  await moveNights(tx, villaId, { ...hold, expiresAt, kind: expiresAt ? 'option' : 'reservation', holderId: id }, now)
}

/** When the guests of a reservation may come. */
export const arrivalOf = async (tx: Db, { villaId, checkIn }: Reservation): Promise<Arrival> => ({
  checkIn,
  checkInTime: found(await villaById(tx, villaId)).checkInTime,
})

/**
 * Holds the nights anew as an option and tells the guest; refuses 'nights-taken', and 'past-arrival' when the stay has
 * begun.
 */
export const makeOption = async (
  locked: Locked,
  { move, hours, reason }: { move: MoveName; hours: number | undefined; reason: string },
): Promise<void> => {
  const { db: tx, reservation, now, today } = locked
  if (reservation.checkIn < today) throw new Refusal('past-arrival')
  const expiresAt = optionEnd(now, await arrivalOf(tx, reservation), hours)
  await holdStay(tx, reservation, { stay: reservation, expiresAt }, now)
  const moved = await recordMove(locked, {
    move,
    to: 'OPTION',
    reason,
    change: { expiresAt, graceUsed: false, queued: false },
  })
  await tellGuest(locked, moved.reservation, 'option_held', { once: moved.event })
}

/** Makes the hold firm and tells the guest. The nights must be held by this reservation. */
export const confirmHeld = async (locked: Locked, move: MoveName, reason: string): Promise<void> => {
  const { db: tx, reservation, now } = locked
  await keepNights(tx, reservation.villaId, reservation.id, { kind: 'reservation', expiresAt: null })
  const moved = await recordMove(locked, {
    move,
    to: 'CONFIRMED',
    reason,
    change: {
      ...{ expiresAt: null, cardStartedAt: null, confirmedAt: now },
      commission: reservation.commission ?? (await commissionOfVilla(tx, reservation.villaId)),
    },
  })
  await tellGuest(locked, moved.reservation, 'confirm', { once: moved.event })
  await tell(locked, moved.reservation, 'owner_new_stay', { once: moved.event })
}
