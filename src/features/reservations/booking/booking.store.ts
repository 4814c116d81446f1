import { eq, sql } from 'drizzle-orm'
import type { Day, Stay } from '../../../kernel/day.ts'
import type { Rates } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, command, given, insertGiven, rowsOf, statement } from '../../../platform/database/statement.ts'
import { dropEnded, mustBeAll, takeNights } from '../../availability/availability.store.ts'
import type { HolderKind } from '../../availability/calendar.shape.ts'
import { type Calendar, nightsQuestion, overlappingQuestion } from '../../availability/villa-nights.store.ts'
import { LETTER_COLUMNS, lettersTodayQuestion, type NewLetterRow } from '../../letters/letters.store.ts'
import { letter } from '../../letters/letters.table.ts'
import { planFrom, planQuestions } from '../../pricing/villa-plan.store.ts'
import { ratesFrom, ratesQuestion } from '../../settings/settings.store.ts'
import { type VillaRef, villaRefQuestion } from '../../villas/villas.store.ts'
import { villa } from '../../villas/villas.table.ts'
import { type LetterMatter, matterFrom, matterQuestions } from '../letters/letter-matter.store.ts'
import { OF_STRANGERS } from '../letters/letter-times.ts'
import { awaitedQuestion } from '../life/queue.store.ts'
import type { Reservation } from '../reservations.store.ts'
import { reservation, reservationEvent } from '../reservations.table.ts'
import type { Guest } from './guest-caps.ts'
import { type GuestHolds, holdsQuestion, optionsQuestion } from './guest-holds.store.ts'

const wanted = statement('wanted_villa', () => ({
  villas: villaRefQuestion(eq(villa.slug, given('slug'))),
  taken: overlappingQuestion(sql`(SELECT id FROM villa WHERE slug = ${given('slug')})`),
}))

/** The villa that is wished for, and whether some night of the stay looks taken, before anything is locked. */
export const wantedVilla = async (
  db: Db,
  stay: { slug: string; checkIn: Day; checkOut: Day },
  now: Date,
): Promise<{ villa: VillaRef; looksTaken: boolean } | undefined> => {
  const { villas, taken } = await wanted(db, { ...stay, now })
  const [ref] = villas
  return ref && { villa: ref, looksTaken: taken.length > 0 }
}

const basis = statement('booking_basis', () => {
  const id = sql`${given('villaId')}`
  return {
    ...planQuestions(id, { first: sql`${given('checkIn')}::date`, last: sql`${given('checkOut')}::date` }),
    ...matterQuestions(id),
    nights: nightsQuestion(id, sql`${given('until')}::date`),
    rates: ratesQuestion(),
    holds: holdsQuestion(),
    options: optionsQuestion(id),
    awaited: awaitedQuestion(id),
    lettersToday: lettersTodayQuestion(),
    keys: ask
      .select({ reservation: sql<number>`keys.reservation`, event: sql<number>`keys.event` })
      .from(
        sql`(SELECT nextval('reservation_id_seq') AS reservation, nextval('reservation_event_id_seq') AS event) AS keys`,
      ),
  }
})

/** What a booking is decided and written from; `keys` are the numbers that its rows get. */
export type BookingBasis = {
  calendar: Calendar
  rates: Rates
  holds: GuestHolds
  matter: LetterMatter
  /** Does somebody wait for some of these nights to fall free? */
  isAwaited: boolean
  lettersToday: number
  keys: { reservation: number; event: number }
}

type Asked = Stay & { villaId: number; from: Day; until: Day; now: Date; recipient: string; guest: Guest | undefined }

const NOBODY = { phone: null, email: null, network: null }
const STRANGERS = JSON.stringify(OF_STRANGERS)

/** All that a booking is decided from, as it is once guest and villa are locked. */
export const bookingBasis = async (tx: Db, { guest, ...asked }: Asked): Promise<BookingBasis> => {
  const answered = await basis(tx, { ...NOBODY, ...guest, ...asked, of: STRANGERS })
  return {
    calendar: { plan: planFrom(answered), taken: answered.nights },
    rates: ratesFrom(answered),
    holds: { ofGuest: answered.holds, ofVilla: answered.options[0]?.count ?? 0 },
    matter: matterFrom(answered),
    isAwaited: answered.awaited.length > 0,
    lettersToday: answered.lettersToday[0]?.count ?? 0,
    keys: found(answered.keys[0]),
  }
}

type Event = typeof reservationEvent.$inferInsert

/** A reservation with its nights, the first line of its history and its letters. */
export type Booking = {
  reservation: Reservation
  hold: { kind: HolderKind; expiresAt: Date | null; nights: number }
  event: Event & { id: number }
  letters: NewLetterRow[]
}

const write = command<{ taken: number }>(
  'write_booking',
  () => sql`WITH reservations AS (${insertGiven(reservation, 'reservations')}),
    events AS (${insertGiven(reservationEvent, 'events')}),
    letters AS (${insertGiven(letter, 'letters', LETTER_COLUMNS)} ON CONFLICT DO NOTHING),
    ended AS (${dropEnded()}),
    nights AS (${takeNights()})
    SELECT count(*)::int AS taken FROM nights`,
)

/** Writes all of a booking; refuses 'nights-taken' and so undoes it. The villa must be locked. */
export const writeBooking = async (
  tx: Db,
  { reservation: row, hold, event, letters }: Booking,
  now: Date,
): Promise<void> => {
  const { villaId, checkIn, id: holderId } = row
  const [written] = await write(tx, {
    ...{ villaId, checkIn, holderId, ...hold, now },
    reservations: rowsOf(reservation, [row]),
    events: rowsOf(reservationEvent, [event]),
    letters: rowsOf(letter, letters),
  })
  mustBeAll(written?.taken ?? 0, hold.nights)
}
