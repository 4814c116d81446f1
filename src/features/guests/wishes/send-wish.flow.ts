import { formatStay } from '../../../kernel/format.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { keepFile } from '../../media/keep-file.flow.ts'
import type { PictureServices } from '../../media/keep-picture.flow.ts'
import { tell } from '../../reservations/letters/reservation-letters.flow.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { quoteOfChange } from '../../reservations/life/staff-quote.flow.ts'
import type { Reservation } from '../../reservations/reservations.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { paperOf } from '../../villas/permits/paper/paper.server.ts'
import { MOST, mayDo } from './wish-rules.ts'
import * as store from './wishes.store.ts'

export type WishServices = LinkServices & Pick<PictureServices, 'files' | 'makePicture'>
type WishAct = Omit<Act<WishServices>, 'who'>
type Stay = { checkIn: string; checkOut: string; adults: number; children: number; infants: number }

/**
 * Refuses what a guest may not do now ('move-not-allowed'), and more of it than one reservation takes ('too-many').
 * `act.db` is a transaction.
 */
const mustBeFree = async ({ db, now }: WishAct, reservation: Reservation, what: keyof ReturnType<typeof mayDo>) => {
  const status = statusAt(reservation, now)
  if (!mayDo(status)[what]) throw new Refusal('move-not-allowed', { status })
  await store.oneAtATime(db, reservation.id)
  const { wishes, messages, receipts } = await store.sentBy(db, reservation.id)
  const there = { askDates: wishes, write: messages, sendReceipt: receipts }[what].length
  const most = { askDates: MOST.wishes, write: MOST.messages, sendReceipt: MOST.receipts }[what]
  if (there >= most) throw new Refusal('too-many', { seconds: 3_600 })
}

/** The total of other dates by the one price engine; null when they are not sold. */
export const priceOfDates = async (
  { db, now }: WishAct,
  reservation: Reservation,
  stay: Pick<Stay, 'checkIn' | 'checkOut'> & { guests: number },
) => {
  const asked = { stay, guests: stay.guests, lifted: false }
  const { price } = await quoteOfChange(db, reservation.id, asked, now)
  return { total: price?.total ?? null, before: reservation.total, currency: reservation.currency }
}

/** The guest asks for other dates. Refuses 'price-changed' for another total than the one that stands. */
export const askForDates = async (
  act: WishAct,
  reservation: Reservation,
  { total, note, ...stay }: Stay & { total: number; note: string },
): Promise<void> => {
  const guests = stay.adults + stay.children + stay.infants
  const now = await priceOfDates(act, reservation, { ...stay, guests })
  if (now.total !== total) throw new Refusal('price-changed')
  const { id: reservationId, currency } = reservation
  await act.db.transaction(async (tx) => {
    await mustBeFree({ ...act, db: tx }, reservation, 'askDates')
    const row = { reservationId, ...stay, total, currency, note, state: 'waiting' as const, createdAt: act.now }
    await store.putWish(tx, row)
    await store.raiseOnce(tx, reservationId, 'date-wish', act.now)
    const reason = `${formatStay(stay.checkIn, stay.checkOut, 'tr', 'shortYear')}${note ? `: ${note}` : ''}`
    await tell({ ...act, db: tx }, reservation, 'guest_wrote', { once: `dates:${act.now.getTime()}`, reason })
  })
}

/** The guest writes to the agency: staff read it on the record, and in a letter. */
export const writeToAgency = async (act: WishAct, reservation: Reservation, text: string): Promise<void> => {
  await act.db.transaction(async (tx) => {
    await mustBeFree({ ...act, db: tx }, reservation, 'write')
    const once = await store.addMessage(tx, { reservationId: reservation.id, text, at: act.now })
    await store.raiseOnce(tx, reservation.id, 'guest-wrote', act.now)
    await tell({ ...act, db: tx }, reservation, 'guest_wrote', { once, reason: text })
  })
}

/** Keeps a receipt under an address that is never public. Refuses all but PDF and pictures ('not-a-paper'). */
export const keepReceipt = async (act: WishAct, reservation: Reservation, sent: Buffer): Promise<void> => {
  const { db, services, now } = act
  const free = (tx: WishAct['db']) => mustBeFree({ ...act, db: tx }, reservation, 'sendReceipt')
  await db.transaction(free) // nothing is kept of what is refused
  const { bytes, type } = await paperOf(sent, services.makePicture)
  await keepFile(act, store.RECEIPTS, bytes, (file) =>
    db.transaction(async (tx) => {
      await free(tx)
      await store.addReceipt(tx, { reservationId: reservation.id, file, type, at: now })
      await store.raiseOnce(tx, reservation.id, 'guest-receipt', now)
    }),
  )
}
