import { and, eq, gte, sql } from 'drizzle-orm'
import { closing, takenNight } from '../../../src/features/availability/availability.table.ts'
import { holdsNights, statusAt } from '../../../src/features/reservations/life/reservation-status.ts'
import { moneyOf, refundAlertsOf } from '../../../src/features/reservations/money/ledger.store.ts'
import { ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { refundDue } from '../../../src/features/reservations/money/refund-due.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { villa } from '../../../src/features/villas/villas.table.ts'
import { dayInIstanbul, nightsOf } from '../../../src/kernel/day.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { requestKey } from '../../../src/platform/repeat.ts'
import type { Told } from './guests.ts'

/** Looks through the books as an auditor would; answers a sentence for each thing that is wrong. */
export const audit = async (db: Db, told: Told, { now, since }: { now: Date; since: Date }): Promise<string[]> => [
  ...(await promisesKept(db, told)),
  ...(await nightsAndOwners(db, now)),
  ...(await moneyAgrees(db, told, since)),
]

const promisesKept = async (db: Db, told: Told): Promise<string[]> => {
  const rows = new Map((await db.select().from(reservation)).map((row) => [row.code, row]))
  const slugs = new Map(
    (await db.select({ id: villa.id, slug: villa.slug }).from(villa)).map(({ id, slug }) => [id, slug]),
  )
  const codes = await codesByKey(db)
  const refused = told.refused
    .filter((key) => codes.has(key))
    .map((key) => `Wish ${key} was refused and stands in the books.`)
  const kept = told.reservations.flatMap(({ code, slug, checkIn, checkOut, key }) => {
    const row = rows.get(code)
    if (!row) return [`Reservation ${code} was acknowledged and is gone.`]
    const same =
      slugs.get(row.villaId) === slug && row.checkIn === checkIn && row.checkOut === checkOut && codes.get(key) === code
    return same ? [] : [`Reservation ${code} is another than the one acknowledged.`]
  })
  return [...kept, ...refused]
}

/** The reservation that each key of a booking was answered with. */
const codesByKey = async (db: Db): Promise<Map<string, string>> => {
  const answers = await db.select().from(requestKey).where(eq(requestKey.scope, 'POST /v1/reservation '))
  return new Map(
    answers.flatMap(({ key, answer }) => {
      const code = (answer as { value?: { content?: { code?: string } } } | null)?.value?.content?.code
      return code ? [[key, code] as const] : []
    }),
  )
}

/** Every taken night has a living owner, every living owner all of its nights, and none has two. */
export const nightsAndOwners = async (db: Db, now: Date): Promise<string[]> => {
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
  const lineOf = ({
    villaId,
    night,
    kind,
    holderId,
  }: {
    villaId: number
    night: string
    kind: string
    holderId: number
  }) => `${villaId} ${night} ${kind} ${holderId}`
  const holders = new Map(nights.map((night) => [`${night.villaId} ${night.night}`, lineOf(night)]))
  /** A foreign calendar takes what nobody else has: the rest is a conflict. */
  const isOwnOrFree = (owed: Parameters<typeof lineOf>[0]): boolean => {
    const holder = holders.get(`${owed.villaId} ${owed.night}`)
    return holder === undefined || holder === lineOf(owed)
  }
  /** Who moved house during the stay has slept elsewhere before. */
  const villaOf = (id: number, villaId: number, night: string): number =>
    nights.find((each) => each.holderId === id && each.kind === 'reservation' && each.night === night)?.villaId ??
    villaId
  const today = dayInIstanbul(now)
  const owed = [
    ...reservations.flatMap(({ id, villaId, expiresAt, status, ...stay }) => {
      const current = statusAt({ status, expiresAt }, now)
      const kind = current === 'OPTION' ? 'option' : 'reservation'
      return holdsNights(current)
        ? nightsOf(stay).map((night) =>
            lineOf({ villaId: night < today ? villaOf(id, villaId, night) : villaId, night, kind, holderId: id }),
          )
        : []
    }),
    ...closings.flatMap(({ id, villaId, kind, from, until, feedId }) =>
      nightsOf({ checkIn: from, checkOut: until })
        .map((night) => ({ villaId, night, kind, holderId: id }))
        .filter((owed) => feedId === null || isOwnOrFree(owed))
        .map(lineOf),
    ),
  ]
  const [held, due] = [new Set(living.map(lineOf)), new Set(owed)]
  return [
    ...twice.map(({ night }) => `Night ${night} is taken twice.`),
    ...[...held].filter((line) => !due.has(line)).map((line) => `Night without a living owner: ${line}.`),
    ...[...due].filter((line) => !held.has(line)).map((line) => `Owner without its night: ${line}.`),
  ]
}

/**
 * After the bank has told everything again, our ledger's card payments since then and the bank's book are the same
 * list.
 */
export const bankAndLedger = async (db: Db, since: Date): Promise<string[]> => {
  const entries = await cardEntries(db, since)
  const orders = await db.select().from(demoBankOrder).where(eq(demoBankOrder.status, 'paid'))
  const book = orders.map(({ orderId, paymentId, amount }) => `${orderId} ${paymentId} ${amount}`)
  return [
    ...entries
      .filter((entry, index) => entries.indexOf(entry) !== index)
      .map((entry) => `In the ledger twice: ${entry}.`),
    ...entries.filter((entry) => !book.includes(entry)).map((entry) => `In the ledger and not at the bank: ${entry}.`),
    ...book
      .filter((entry) => !entries.includes(entry))
      .map((entry) => `Paid at the bank and not in the ledger: ${entry}.`),
  ]
}

/** The open alert about a refund says what the ledger says, for every reservation whose end has not just come. */
export const refundsAreDerived = async (db: Db, now: Date): Promise<string[]> => {
  const rows = (await db.select().from(reservation)).filter((row) => statusAt(row, now) === row.status)
  const ids = rows.map(({ id }) => id)
  const [money, alerts] = [await moneyOf(db, ids), await refundAlertsOf(db, ids)]
  return rows.flatMap((row) => {
    const owed = refundDue(row.status, row, money(row.id).sums)
    const told = Number(alerts.get(row.id)?.facts.amount ?? 0)
    return owed === told ? [] : [`Reservation ${row.id} is owed ${owed} and staff are told ${told}.`]
  })
}

const cardEntries = async (db: Db, since: Date): Promise<string[]> =>
  (
    await db
      .select()
      .from(ledgerEntry)
      .where(and(gte(ledgerEntry.at, since), eq(ledgerEntry.provider, 'demo'), eq(ledgerEntry.kind, 'payment')))
  ).map(({ providerId, note, amount }) => `${note} ${providerId} ${amount}`)

/** What guests were told is in the ledger, and a stay that is paid for is confirmed. */
const moneyAgrees = async (db: Db, told: Told, since: Date): Promise<string[]> => {
  const entries = await cardEntries(db, since)
  const confirmed = new Set(
    (await db.select().from(reservation)).filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id),
  )
  const paidIds = (await db.select().from(ledgerEntry).where(gte(ledgerEntry.at, since))).map(
    ({ reservationId }) => reservationId,
  )
  return [
    ...(await bankAndLedger(db, since)),
    ...told.payments
      .filter(({ orderId, paymentId, amount }) => !entries.includes(`${orderId} ${paymentId} ${amount}`))
      .map(({ orderId }) => `Acknowledged and not in the ledger: ${orderId}.`),
    ...paidIds.filter((id) => !confirmed.has(id)).map((id) => `Reservation ${id} is paid and not confirmed.`),
  ]
}
