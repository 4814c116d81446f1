import { closing, takenNight } from '../../src/features/availability/availability.table.ts'
import { plansOf } from '../../src/features/pricing/pricing.store.ts'
import { priceOfStay } from '../../src/features/pricing/stay-price.ts'
import { holdsNights } from '../../src/features/reservations/life/reservation-status.ts'
import { DEFAULT_POLICY } from '../../src/features/reservations/money/cancellation.ts'
import { alert, ledgerEntry } from '../../src/features/reservations/money/ledger.table.ts'
import type { NewReservation } from '../../src/features/reservations/reservations.store.ts'
import { reservation, reservationEvent } from '../../src/features/reservations/reservations.table.ts'
import { ratesOf } from '../../src/features/settings/settings.store.ts'
import { addDays, type Day, dayInIstanbul, nightsOf, type Stay } from '../../src/kernel/day.ts'
import { fold } from '../../src/kernel/slug.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { insertAll } from '../insert-all.ts'
import type { DemoVilla } from './demo-catalogue.ts'
import { demoGuest } from './demo-guests.ts'
import { lifeOf } from './demo-history.ts'
import { type PlannedReservation, planLastYear, planReservations } from './demo-reservations.ts'
import { isFree, type Place, take } from './demo-stays.ts'
import { type Random, seededRandom } from './random.ts'

/** Closings, reservations with their history and money, and the nights of all of them. */
export const fillBookings = async (db: Db, villas: DemoVilla[], now: Date): Promise<void> => {
  const random = seededRandom(48_300)
  const today = dayInIstanbul(now)
  const plans = await plansOf(db)
  const places = villas.flatMap((villa): Place[] => {
    const plan = plans.get(villa.id)
    return plan ? [{ villa, plan, taken: new Set() }] : []
  })
  await fillClosings(db, places, { now, today, random })
  const codes = new Set<string>()
  await fillReservations(db, planReservations({ places, now, today, random }), { now, today, random, codes })
  const before = seededRandom(48_301) // of its own: what the present looks like does not hang on the past
  const lastYear = planLastYear({ places, now, today, random: before })
  await fillReservations(db, lastYear, { now, today, random: before, codes })
}

type Demo = { now: Date; today: Day; random: Random }
/** `codes`: those that are given already. */
type Written = Demo & { codes: Set<string> }

const CLOSING_NOTES = ['Havuz bakımı', 'Boya ve onarım', 'Bahçe düzenlemesi', 'Klima servisi']

const fillClosings = async (db: Db, places: Place[], { now, today, random }: Demo): Promise<void> => {
  const rows = random
    .shuffled(places)
    .slice(0, 22)
    .flatMap((place, index): { place: Place; row: typeof closing.$inferInsert }[] => {
      const isOwner = index % 3 === 0
      const from = addDays(today, isOwner ? random.whole(150, 300) : random.whole(5, 120))
      const stay: Stay = { checkIn: from, checkOut: addDays(from, random.whole(3, 9)) }
      if (!isFree(place, stay)) return []
      take(place, stay)
      const note = isOwner ? 'Ev sahibi kendisi kalıyor' : random.pick(CLOSING_NOTES)
      const createdAt = new Date(now.getTime() - random.whole(2, 40) * 86_400_000)
      return [
        {
          place,
          row: {
            villaId: place.villa.id,
            from: stay.checkIn,
            until: stay.checkOut,
            kind: isOwner ? 'owner-stay' : 'maintenance',
            note,
            createdBy: 'Deniz Aksoy',
            createdAt,
          },
        },
      ]
    })
  const added = await db
    .insert(closing)
    .values(rows.map(({ row }) => row))
    .returning()
  const nights = added.flatMap(({ id, villaId, kind, from, until }) =>
    nightsOf({ checkIn: from, checkOut: until }).map((night) => ({
      villaId,
      night,
      kind,
      holderId: id,
      expiresAt: null,
    })),
  )
  await insertAll(db, takenNight, nights)
}

const fillReservations = async (db: Db, planned: PlannedReservation[], demo: Written): Promise<void> => {
  const { now, random, codes } = demo
  const rates = await ratesOf(db)
  const rows = planned
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((plan) => ({ plan, row: { ...rowOf(plan, codeOf(random, codes), demo), rates } }))
    .map(({ plan, row }) => ({ row, life: lifeOf(row, plan.place.villa.seed.live, now, random) }))
  await insertAll(
    db,
    reservation,
    rows.map(({ row, life }) => ({ ...row, kept: life.kept })),
  )
  const added = await db.select({ id: reservation.id, code: reservation.code }).from(reservation)
  const ids = new Map(added.map(({ id, code }) => [code, id]))
  const lives = rows.map(({ row, life }) => ({ reservationId: ids.get(row.code) ?? 0, row, life }))
  const all = <T extends object>(of: (life: (typeof lives)[number]) => T[]) =>
    lives.flatMap((each) => of(each).map((part) => ({ ...part, reservationId: each.reservationId })))
  await insertAll(
    db,
    reservationEvent,
    all(({ life }) => life.events),
  )
  await insertAll(
    db,
    ledgerEntry,
    all(({ life }) => life.entries),
  )
  await insertAll(
    db,
    alert,
    all(({ life }) => life.alerts),
  )
  await insertAll(
    db,
    takenNight,
    lives
      .filter(({ row }) => holdsNights(row.status))
      .flatMap(({ reservationId, row }) => nightsHeld(row, reservationId)),
  )
}

const nightsHeld = ({ villaId, status, expiresAt, ...stay }: NewReservation, holderId: number) =>
  nightsOf(stay).map((night) => ({
    villaId,
    night,
    kind: status === 'OPTION' ? ('option' as const) : ('reservation' as const),
    holderId,
    expiresAt,
  }))

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const codeOf = (random: Random, given: Set<string>): string => {
  const code = `HV${Array.from({ length: 7 }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('')}`
  if (given.has(code)) return codeOf(random, given)
  given.add(code)
  return code
}

const PAID = new Set(['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW'])

const rowOf = (
  { place, stay, status, createdAt, expiresAt }: PlannedReservation,
  code: string,
  { now, random }: Demo,
): Omit<NewReservation, 'rates'> => {
  const guest = demoGuest(random)
  const party = partyFor(place.plan.capacity, random)
  const offered = place.plan.extras.map((extra) => extra.code).filter((each) => each !== 'extra-bed')
  const extras = offered.length > 0 && random.chance(0.25) ? [random.pick(offered)] : []
  const guests = party.adults + party.children + party.infants
  const price = priceOfStay(place.plan, {
    stay,
    guests,
    today: dayInIstanbul(createdAt),
    freeRun: { from: null, until: null },
    extras,
  })
  if (price.kind !== 'priced') throw new Error(`A demo stay in villa ${place.villa.id} has no price: ${price.kind}.`)
  const isByPhone = random.chance(0.35)
  const wasConfirmed = PAID.has(status) || (status === 'CANCELLED' && random.chance(0.55))
  return {
    code,
    villaId: place.villa.id,
    status,
    ...stay,
    ...party,
    ...(({ name, ...contact }) => ({ guestName: name, guestNameFolded: fold(name), ...contact }))(guest),
    source: isByPhone ? random.pick(['phone', 'phone', 'whatsapp', 'whatsapp', 'mail', 'walk-in']) : 'web',
    payBy: random.chance(0.45) ? 'card' : 'transfer',
    currency: price.currency,
    total: price.total,
    prepayment: price.prepayment,
    price,
    policy: DEFAULT_POLICY,
    consents: {
      contract: true,
      marketing: random.chance(0.3),
      textVersion: '2026-11',
      at: createdAt.toISOString(),
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      language: guest.language,
    },
    expiresAt,
    createdBy: isByPhone ? 'Deniz Aksoy' : '@guest',
    createdAt,
    confirmedAt: wasConfirmed
      ? new Date(Math.min(createdAt.getTime() + random.whole(4, 20) * 3_600_000, now.getTime() - 3_600_000))
      : null,
  }
}

/** A couple, a family or friends that fit into the house. */
const partyFor = (capacity: number, random: Random): { adults: number; children: number; infants: number } => {
  const adults = Math.min(capacity, random.pick([2, 2, 2, 3, 4, 4, 5, 6, 8]))
  const children = Math.min(capacity - adults, random.pick([0, 0, 1, 2, 2, 3]))
  const infants = Math.min(capacity - adults - children, random.chance(0.15) ? 1 : 0)
  return { adults, children, infants }
}
