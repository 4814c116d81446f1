import { gte, sql } from 'drizzle-orm'
import { closing, takenNight } from '../../src/features/availability/availability.table.ts'
import { ledgerEntry } from '../../src/features/reservations/ledger.table.ts'
import { holdsNights, statusAt } from '../../src/features/reservations/reservation-moves.ts'
import { reservation } from '../../src/features/reservations/reservations.table.ts'
import { villa } from '../../src/features/villas/villas.table.ts'
import { nightsOf } from '../../src/kernel/day.ts'
import type { Db } from '../../src/platform/db.ts'
import { demoBankOrder } from '../../src/platform/demo-bank.table.ts'
import type { Told } from './guests.ts'

/** Looks through the books as an auditor would; answers a sentence for each thing that is wrong. */
export const audit = async (db: Db, told: Told, { now, since }: { now: Date; since: Date }): Promise<string[]> => [
  ...(await promisesKept(db, told)),
  ...(await nightsAndOwners(db, now)),
  ...(await moneyAgrees(db, told, since)),
]

const promisesKept = async (db: Db, told: Told): Promise<string[]> => {
  const rows = new Map((await db.select().from(reservation)).map((row) => [row.code, row]))
  const slugs = new Map((await db.select({ id: villa.id, slug: villa.slug }).from(villa)).map(({ id, slug }) => [id, slug]))
  const keys = new Set([...rows.values()].map(({ requestKey }) => requestKey))
  const refused = told.refused.filter((key) => keys.has(`web:${key}`)).map((key) => `Wish ${key} was refused and stands in the books.`)
  const kept = told.reservations.flatMap(({ code, slug, checkIn, checkOut, key }) => {
    const row = rows.get(code)
    if (!row) return [`Reservation ${code} was acknowledged and is gone.`]
    const same = slugs.get(row.villaId) === slug && row.checkIn === checkIn && row.checkOut === checkOut && row.requestKey === `web:${key}`
    return same ? [] : [`Reservation ${code} is another than the one acknowledged.`]
  })
  return [...kept, ...refused]
}

const nightsAndOwners = async (db: Db, now: Date): Promise<string[]> => {
  const [nights, reservations, closings] = [
    await db.select().from(takenNight),
    await db.select().from(reservation),
    await db.select().from(closing),
  ]
  const twice = await db
    .select({ night: takenNight.night })
    .from(takenNight)
    .groupBy(takenNight.villaId, takenNight.night)
    .having(sql`count(*) > 1`)
  const living = nights.filter(({ expiresAt }) => !expiresAt || expiresAt > now)
  const lineOf = ({ villaId, night, kind, holderId }: { villaId: number; night: string; kind: string; holderId: number }) =>
    `${villaId} ${night} ${kind} ${holderId}`
  const owed = [
    ...reservations.flatMap(({ id, villaId, expiresAt, status, ...stay }) => {
      const current = statusAt({ status, expiresAt }, now)
      return holdsNights(current)
        ? nightsOf(stay).map((night) => lineOf({ villaId, night, kind: current === 'OPTION' ? 'option' : 'reservation', holderId: id }))
        : []
    }),
    ...closings.flatMap(({ id, villaId, kind, from, until }) =>
      nightsOf({ checkIn: from, checkOut: until }).map((night) => lineOf({ villaId, night, kind, holderId: id })),
    ),
  ]
  const [held, due] = [new Set(living.map(lineOf)), new Set(owed)]
  return [
    ...twice.map(({ night }) => `Night ${night} is taken twice.`),
    ...[...held].filter((line) => !due.has(line)).map((line) => `Night without a living owner: ${line}.`),
    ...[...due].filter((line) => !held.has(line)).map((line) => `Owner without its night: ${line}.`),
  ]
}

/** After the bank has told everything again, our ledger and its book are the same list. */
const moneyAgrees = async (db: Db, told: Told, since: Date): Promise<string[]> => {
  const entries = (await db.select().from(ledgerEntry).where(gte(ledgerEntry.at, since))).map(
    ({ providerId, note, amount }) => `${note} ${providerId} ${amount}`,
  )
  const orders = await db.select().from(demoBankOrder)
  const book = orders.filter(({ status }) => status === 'paid').map(({ orderId, paymentId, amount }) => `${orderId} ${paymentId} ${amount}`)
  const confirmed = new Set((await db.select().from(reservation)).filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id))
  const paidIds = (await db.select().from(ledgerEntry).where(gte(ledgerEntry.at, since))).map(({ reservationId }) => reservationId)
  return [
    ...entries.filter((entry, index) => entries.indexOf(entry) !== index).map((entry) => `In the ledger twice: ${entry}.`),
    ...entries.filter((entry) => !book.includes(entry)).map((entry) => `In the ledger and not at the bank: ${entry}.`),
    ...book.filter((entry) => !entries.includes(entry)).map((entry) => `Paid at the bank and not in the ledger: ${entry}.`),
    ...told.payments
      .filter(({ orderId, paymentId, amount }) => !entries.includes(`${orderId} ${paymentId} ${amount}`))
      .map(({ orderId }) => `Acknowledged and not in the ledger: ${orderId}.`),
    ...paidIds.filter((id) => !confirmed.has(id)).map((id) => `Reservation ${id} is paid and not confirmed.`),
  ]
}
