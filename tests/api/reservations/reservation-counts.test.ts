/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusAt } from '../../../src/features/reservations/life/reservation-status.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { listReservations } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { foldTally, recountReservations } from '../../../src/features/reservations/views/reservation-counts.store.ts'
import { type ListQuery, listReservationRows } from '../../../src/features/reservations/views/reservation-list.store.ts'
import { addDays, type Day, dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const FIRST = '2027-02-20'
const day = fc.nat(60).map((days) => addDays(FIRST, days))
const deed = fc.oneof(
  fc.record({
    do: fc.constant('take' as const),
    ahead: fc.nat(90),
    status: fc.constantFrom('OPTION', 'REQUEST', 'CONFIRMED'),
  }),
  fc.record({
    do: fc.constant('move' as const),
    which: fc.nat(20),
    move: fc.constantFrom('cancel', 'confirm', 'decline', 'expire'),
  }),
  fc.record({ do: fc.constant('other dates' as const), which: fc.nat(20), ahead: fc.nat(90) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.nat(30) }),
  fc.record({ do: fc.constant('delete' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('fold' as const) }),
)
const query = fc.record(
  {
    status: fc.constantFrom('OPTION', 'REQUEST', 'CONFIRMED', 'CANCELLED', 'EXPIRED', 'DECLINED'),
    datetype: fc.constantFrom('checkin', 'checkout', 'created'),
    date1: day,
    date2: day,
    oldrez: fc.constantFrom('0', '1'),
  },
  { requiredKeys: [] },
)

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

const done = async (each: Deed): Promise<void> => {
  const today = dayInIstanbul(product.clock.now)
  const all = await product.db.select().from(reservation).orderBy(reservation.id)
  const one = 'which' in each ? all[each.which % Math.max(1, all.length)] : undefined
  if (each.do === 'wait') product.clock.now = new Date(product.clock.now.getTime() + each.hours * 3_600_000)
  if (each.do === 'fold') await foldTally(product.db)
  if (each.do === 'take') {
    const checkIn = addDays(today, each.ahead)
    await desk.take(await product.villa(), { checkIn, checkOut: addDays(checkIn, 3), status: each.status, reason: 'x' })
  }
  if (!one) return
  if (each.do === 'move') await desk.move(one.id, { move: each.move, reason: 'x' }) // may be refused
  if (each.do === 'other dates')
    await product.db.execute(
      sql`UPDATE reservation SET check_in = ${addDays(FIRST, each.ahead)}, check_out = ${addDays(FIRST, each.ahead + 4)} WHERE id = ${one.id}`,
    )
  if (each.do === 'delete')
    await product.db.execute(sql`WITH history AS (DELETE FROM reservation_event WHERE reservation_id = ${one.id}),
      owed AS (DELETE FROM alert WHERE reservation_id = ${one.id}),
      hers AS (DELETE FROM guest_stay WHERE reservation_id = ${one.id}),
      agreed AS (DELETE FROM contract_acceptance WHERE reservation_id = ${one.id}) DELETE FROM reservation WHERE id = ${one.id}`)
}

test('the kept counts say what counting says, whatever was done and whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { maxLength: 12 }),
      fc.array(query, { minLength: 3, maxLength: 6 }),
      async (deeds, queries) => {
        for (const each of deeds) await done(each)
        for (const asked of queries) {
          const typed = listReservations.query?.parse(asked) as ListQuery
          const [kept, counted] = [await listed(typed), await countedBy(typed)]
          expect([asked, kept]).toEqual([asked, counted])
        }
      },
    ),
    { seed: 20_270_301, numRuns: 20 },
  )
})

test('counting anew changes nothing', async () => {
  const all = listReservations.query?.parse({ date1: '2020-01-01' }) as ListQuery
  const before = await listed(all)
  await recountReservations(product.db)
  expect(await listed(all)).toEqual(before)
})

const listed = async (asked: ListQuery) => {
  const { now } = product.clock
  const found = await listReservationRows(product.db, asked, { now, today: dayInIstanbul(now), scope: undefined })
  return { ids: found.rows.map(({ id }) => id), statusCounts: found.statusCounts, total: found.total }
}

/** The same, told from all rows by what the words of the query mean. */
const countedBy = async ({ status, datetype, date1, date2, oldrez }: ListQuery) => {
  const { now } = product.clock
  const today = dayInIstanbul(now)
  const within = (of: Day) => (!date1 || of >= date1) && (!date2 || of <= date2)
  const rows = (await product.db.select().from(reservation))
    .filter((row) => {
      if (!date1 && !date2) return oldrez === '1' ? row.checkOut < today : row.checkOut >= today
      return within({ checkin: row.checkIn, checkout: row.checkOut, created: dayInIstanbul(row.createdAt) }[datetype])
    })
    .map((row) => ({ ...row, status: statusAt(row, now) }))
    .sort((a, b) => (a.checkIn < b.checkIn ? -1 : Number(a.checkIn > b.checkIn)) || a.id - b.id)
  const chosen = rows.filter((row) => !status || row.status === status)
  const statusCounts = Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.status)].map(([key, of]) => [key, of.length]),
  )
  return { ids: chosen.map(({ id }) => id).slice(0, 100), statusCounts, total: chosen.length }
}

test('every page of a long list goes on where the one before ended, however far behind it is', async () => {
  const { id } = await product.villa()
  await product.db.execute(sql`INSERT INTO reservation (code, villa_id, status, check_in, check_out, adults, guest_name, guest_name_folded, email, phone,
      language, source, pay_by, currency, total, prepayment, price, rates, policy, consents, created_by, created_at)
    SELECT 'LONG' || n, ${id}, (ARRAY['CONFIRMED', 'COMPLETED', 'CANCELLED'])[1 + n % 3], date '2026-06-01' + (n * 7919 % 600)::int,
      date '2026-06-01' + (n * 7919 % 600)::int + 1 + n % 9, 2, 'L', 'l', '', '', 'tr', 'web', 'card', 'TL', 1, 1, '{}', '{}', '{}', '{}', '@system', now()
    FROM generate_series(1, 4500) n`)
  for (const oldrez of ['0', '1'])
    for (const order of ['checkin', '-checkin'])
      for (const status of [undefined, 'CONFIRMED']) {
        const page = (skip: number, take: number) =>
          listed(listReservations.query?.parse({ oldrez, order, status, skip, take }) as ListQuery)
        const { total } = await page(0, 1)
        const [whole, far] = [[] as number[], [] as number[]]
        for (let skip = 0; skip < total; skip += 200) whole.push(...(await page(skip, 200)).ids)
        for (let skip = 0; skip < total; skip += 37) far.push(...(await page(skip, 37)).ids)
        expect(new Set(whole).size).toBe(total)
        expect(far).toEqual(whole)
      }
})
