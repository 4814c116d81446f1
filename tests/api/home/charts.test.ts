/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import type { Charts } from '../../../src/features/overview/charts/charts.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { villa } from '../../../src/features/villas/villas.table.ts'
import { addDays, dayInIstanbul, nightCount } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let today: string
const charts = async (by = desk): Promise<Charts> => (await by.ask('GET', '/v1/admin/overview/charts')).body.content
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
const sold = async () => sum((await charts()).occupancy.months.map(({ happened, confirmed }) => happened + confirmed))
const ofYear = async () => {
  const [lira] = (await charts()).income ?? []
  return sum(lira?.months.map(({ happened, confirmed }) => happened + confirmed) ?? [])
}

beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  today = dayInIstanbul(product.clock.now)
})
afterAll(() => product.end())

const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }
const stay = (from: number, nights: number, more: object = CONFIRMED) => ({
  ...{ checkIn: addDays(today, from), checkOut: addDays(today, from + nights), ...more },
})

test('what is confirmed counts its nights and its total in its months; an option and a cancelled stay don’t', async () => {
  const house = await product.villa()
  const before = { nights: await sold(), income: await ofYear() }
  const { id } = await desk.take(house, stay(30, 6))
  await desk.take(await product.villa(), stay(60, 5, { status: 'OPTION', reason: '', hours: 20 }))
  const [row] = await product.db.select().from(reservation).where(eq(reservation.id, id))
  expect(await sold()).toBe(before.nights + 6)
  expect(await ofYear()).toBe(before.income + (row?.total ?? 0))
  const { months } = (await charts()).occupancy
  const month = months.find((each) => each.month === row?.checkIn.slice(0, 7))
  expect(month?.confirmed).toBeGreaterThan(0)
  await product.db.update(reservation).set({ status: 'CANCELLED' }).where(eq(reservation.id, id))
  expect([await sold(), await ofYear()]).toEqual([before.nights, before.income])
})

test('a stay of last year stands beside this one’s, with its nights of this year alone in the occupancy', async () => {
  const year = Number(today.slice(0, 4))
  const [checkIn, checkOut] = [`${year - 1}-12-28`, `${year}-01-02`]
  const { id } = await desk.take(await product.villa(), stay(90, 4))
  const before = await charts()
  await product.db.update(reservation).set({ checkIn, checkOut, total: 700_000 }).where(eq(reservation.id, id))
  const after = await charts()
  const december = (of: Charts) => of.income?.[0]?.months[11]?.lastYear ?? 0
  expect(december(after) - december(before)).toBe(700_000)
  const january = (of: Charts) => of.occupancy.months[0]?.happened ?? 0
  expect(january(after) - january(before)).toBe(nightCount({ checkIn: `${year}-01-01`, checkOut }))
})

test('an unpublished villa has neither nights nor stays in the occupancy', async () => {
  const house = await product.villa()
  const before = await charts()
  await desk.take(house, stay(40, 7))
  expect(await sold()).toBe(sum(before.occupancy.months.map((each) => each.happened + each.confirmed)) + 7)
  await product.db.update(villa).set({ active: false }).where(eq(villa.id, house.id))
  const after = await charts()
  expect(after.occupancy.villas).toBe(before.occupancy.villas - 1)
  expect(await sold()).toBe(sum(before.occupancy.months.map((each) => each.happened + each.confirmed)))
})

test('sources count what was confirmed within ninety days and still counts', async () => {
  const countOf = async (source: string) =>
    (await charts()).sources.of.find((each) => each.source === source)?.count ?? 0
  const before = await countOf('whatsapp')
  const { id } = await desk.take(await product.villa(), stay(50, 4))
  await product.db.update(reservation).set({ source: 'whatsapp' }).where(eq(reservation.id, id))
  expect(await countOf('whatsapp')).toBe(before + 1)
  const longAgo = new Date(product.clock.now.getTime() - 92 * 86_400_000)
  await product.db.update(reservation).set({ confirmedAt: longAgo }).where(eq(reservation.id, id))
  expect(await countOf('whatsapp')).toBe(before)
})

test('income is for who has the right to money; an owner has no charts', async () => {
  const other = await openDesk(product)
  await product.db.update(account).set({ rights: [] }).where(eq(account.id, other.account.id))
  const seen = await charts(other)
  expect(seen.income).toBeNull()
  expect(seen.occupancy.months).toHaveLength(12)
  const owner = await openDesk(product, 'OWNER')
  expect((await owner.ask('GET', '/v1/admin/overview/charts')).status).toBe(403)
})
