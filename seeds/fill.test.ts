import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealerFor } from '../src/entry/secrets.ts'
import { calendarFeed, takenNight } from '../src/features/availability/availability.table.ts'
import { healthOf } from '../src/features/availability/feeds/feed-health.ts'
import { blogPost, comment } from '../src/features/content/content.table.ts'
import { picture } from '../src/features/media/media.table.ts'
import { conflictsNow } from '../src/features/occupancy/conflicts/conflicts.view.ts'
import { town } from '../src/features/places/places.table.ts'
import { proposals } from '../src/features/proposals/proposals.store.ts'
import { proposalRow } from '../src/features/proposals/proposals.table.ts'
import { MOVE_NAMES, MOVES } from '../src/features/reservations/life/reservation-moves.ts'
import { holdsNights } from '../src/features/reservations/life/reservation-status.ts'
import { ledgerEntry } from '../src/features/reservations/money/ledger.table.ts'
import { RESERVATION_STATUSES } from '../src/features/reservations/reservation.shape.ts'
import { reservation, reservationEvent } from '../src/features/reservations/reservations.table.ts'
import { catalogueOf } from '../src/features/villas/villas.store.ts'
import { villaType } from '../src/features/villas/villas.table.ts'
import { addDays, dayInIstanbul, nightsOf } from '../src/kernel/day.ts'
import type { Database } from '../src/platform/database/db.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { folderFiles } from '../src/platform/files/storage/folder-files.ts'
import { fillDemoData } from './fill.ts'

let database: Database
let filesFolder = ''
const now = new Date('2026-11-21T09:00:00Z')
const today = dayInIstanbul(now)

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'demo-files-'))
  database = await openDatabase({ folder: undefined })
  await database.migrate()
  await fillDemoData(database.db, {
    now,
    files: folderFiles(filesFolder),
    passwordHash: '-',
    sealer: sealerFor('a secret of the tests'),
  })
})

afterAll(() => database.close())

test('fifty villas have photos that are there, in three languages', async () => {
  const villas = await catalogueOf(database.db)
  const files = new Set((await readdir(join(filesFolder, 'demo'))).map((file) => `/img/demo/${file}`))
  expect(villas.length).toBe(50)
  for (const { photos, types, features } of villas) {
    expect(photos.length).toBeGreaterThanOrEqual(3)
    expect(photos.every(({ path, alt }) => files.has(path) && alt.tr && alt.en && alt.ru)).toBe(true)
    expect(types.length * features.length).toBeGreaterThan(0)
  }
})

test('no picture is shared by two galleries, nor by a gallery, a town, a type and a post', async () => {
  const { db } = database
  const shown = [
    ...(await catalogueOf(db)).flatMap(({ photos }) => photos.map(({ path }) => path)),
    ...(await db.select({ path: town.picture }).from(town)).map(({ path }) => path),
    ...(await db.select({ path: villaType.picture }).from(villaType)).map(({ path }) => path),
    ...(await db.select({ path: blogPost.picture }).from(blogPost)).map(({ path }) => path),
  ]
  expect(shown.filter((path, index) => shown.indexOf(path) !== index)).toEqual([])
})

test('every picture of the demo data is known by its size, its blur and its fingerprint', async () => {
  for (const row of await database.db.select().from(picture)) {
    const { width, height } = await sharp(join(filesFolder, row.path.replace('/img/', ''))).metadata()
    expect([row.path, row.width, row.height]).toEqual([row.path, width, height])
    expect([row.blur?.slice(0, 23), row.fingerprint?.length]).toEqual(['data:image/webp;base64,', 16])
  }
})

test('houses that look alike are not near each other', async () => {
  const villas = await catalogueOf(database.db)
  const covers = villas.map(({ photos }) => photos[0]?.path.match(/villa-(\d\d)/)?.[1])
  for (const [index, cover] of covers.entries()) expect(covers.slice(index + 1, index + 4)).not.toContain(cover)
})

test('reservations stand in every status, some arrive and leave today', async () => {
  const rows = await database.db.select().from(reservation)
  expect(rows.length).toBeGreaterThan(1500)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(RESERVATION_STATUSES))
  const staying = rows.filter(({ status }) => holdsNights(status))
  expect(staying.filter(({ checkIn }) => checkIn === today).length).toBeGreaterThanOrEqual(4)
  expect(staying.filter(({ checkOut }) => checkOut === today).length).toBeGreaterThanOrEqual(3)
})

test('a reservation that holds its nights holds exactly them', async () => {
  const { db } = database
  const [rows, nights] = [await db.select().from(reservation), await db.select().from(takenNight)]
  const held = Map.groupBy(
    nights.filter(({ kind }) => kind === 'option' || kind === 'reservation'),
    ({ holderId }) => holderId,
  )
  for (const { id, status, villaId, expiresAt, ...stay } of rows) {
    const mine = held.get(id) ?? []
    expect(mine.map(({ night }) => night).sort()).toEqual(holdsNights(status) ? nightsOf(stay) : [])
    expect(
      mine.every(
        (night) =>
          night.villaId === villaId &&
          night.expiresAt?.getTime() === (status === 'OPTION' ? expiresAt?.getTime() : undefined),
      ),
    ).toBe(true)
  }
})

test('every price adds up and every history is one the rules allow', async () => {
  const { db } = database
  const events = Map.groupBy(
    await db.select().from(reservationEvent).orderBy(reservationEvent.id),
    ({ reservationId }) => reservationId,
  )
  for (const { id, status, price, total, prepayment, createdAt } of await db.select().from(reservation)) {
    expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
    expect(price.prepayment + price.balance).toBe(total)
    expect(price.prepayment).toBe(prepayment)
    const history = events.get(id) ?? []
    let at = { status: history[0]?.to, time: createdAt.getTime() }
    for (const { what, from, to, at: when } of history) {
      expect(when.getTime()).toBeGreaterThanOrEqual(at.time)
      expect(when.getTime()).toBeLessThanOrEqual(now.getTime())
      const move = MOVE_NAMES.find((name) => name === what)
      if (move && from) expect(MOVES[move].from).toContain(from)
      if (move) expect(from).toBe(at.status)
      at = { status: to ?? at.status, time: when.getTime() }
    }
    expect(at.status).toBe(status)
  }
})

test('whoever stayed has paid all of it', async () => {
  const { db } = database
  const paid = await db
    .select({ id: reservation.id, total: reservation.total, amount: ledgerEntry.amount })
    .from(reservation)
    .innerJoin(ledgerEntry, eq(ledgerEntry.reservationId, reservation.id))
    .where(and(eq(reservation.status, 'COMPLETED'), inArray(ledgerEntry.kind, ['payment', 'refund'])))
  for (const rows of Map.groupBy(paid, ({ id }) => id).values())
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows[0]?.total)
})

test('the coming year is booked like a real season, with short gaps and some villas that still have room', async () => {
  const nights = await database.db.select().from(takenNight)
  const between = (from: string, until: string) => nights.filter(({ night }) => night >= from && night < until)
  const share = (from: string, until: string) =>
    between(from, until).length / (50 * nightsOf({ checkIn: from, checkOut: until }).length)
  expect(share('2027-07-01', '2027-08-01')).toBeGreaterThan(0.8)
  expect(share('2027-08-01', '2027-09-01')).toBeGreaterThan(0.8)
  expect(share(today, addDays(today, 365))).toBeGreaterThan(0.36)
  expect(share(today, addDays(today, 365))).toBeLessThan(0.46)
  const byVilla = [...Map.groupBy(between('2027-06-20', '2027-09-10'), ({ villaId }) => villaId).values()].map((rows) =>
    rows.map(({ night }) => night).sort(),
  )
  const gaps = (days: number[]) =>
    byVilla.flatMap((rows) => rows.filter((night, index) => days.some((n) => rows[index + 1] === addDays(night, n))))
  expect(gaps([4, 5, 6]).length).toBeGreaterThan(20)
  expect(gaps([9, 10, 11, 12, 13, 14, 15, 16, 17]).length).toBeGreaterThan(10)
})

test('every villa has four to thirty comments of its own, most content, and every complaint has an answer', async () => {
  const rows = await database.db.select().from(comment)
  const byVilla = Map.groupBy(rows, ({ villaId }) => villaId)
  expect(byVilla.size).toBe(50)
  for (const of of byVilla.values()) {
    expect(of.length).toBeGreaterThanOrEqual(4)
    expect(of.length).toBeLessThanOrEqual(30)
    expect(new Set(of.map(({ text }) => text)).size).toBe(of.length)
  }
  const share = (stars: number) => rows.filter(({ rating }) => rating === stars).length / rows.length
  expect(share(5)).toBeGreaterThan(0.5)
  expect(share(3)).toBeGreaterThan(0.04)
  expect(rows.filter(({ rating, answer }) => rating <= 3 && !answer)).toEqual([])
  expect(rows.filter(({ active }) => !active)).toHaveLength(5)
  expect(rows.some(({ themes, party }) => !themes && !party)).toBe(true)
  expect(rows.every(({ createdAt, text }) => createdAt < now && text.length > 0)).toBe(true)
})

test('owners propose prices and photos that wait, and one was declined with a reason', async () => {
  const { rows, open } = await proposals(database.db, {
    skip: 0,
    take: 20,
    state: 'all',
    villaId: undefined,
    scope: undefined,
  })
  expect([open, rows.map(({ kind, closedAt }) => `${kind}${closedAt ? ' closed' : ''}`)]).toEqual([
    4,
    ['photos', 'photos', 'prices', 'prices', 'prices closed'],
  ])
  const wishes = await database.db.select().from(proposalRow)
  expect(wishes.map(({ wish }) => ('what' in wish ? wish.what : 'price')).sort()).toEqual([
    'add',
    'add',
    'cover',
    'price',
    'price',
    'price',
    'price',
    'remove',
  ])
  expect(wishes.filter(({ state }) => state === 'declined').every(({ reason }) => reason)).toBe(true)
})

test('foreign calendars are in every state of health, none can be fetched, and one wants what a guest has', async () => {
  const { db } = database
  const feeds = await db.select().from(calendarFeed)
  expect(new Set(feeds.map((feed) => healthOf(feed, now)))).toEqual(
    new Set(['quarantined', 'healthy', 'failing', 'stale']),
  )
  for (const { url } of feeds) expect(new URL(url).hostname).toMatch(/\.example$/)
  expect((await conflictsNow(db, now)).map(({ state, nights }) => [state, nights])).toEqual([['open', 2]])
})
