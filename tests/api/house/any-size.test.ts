import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAgency } from '../../../bench/measure/agency/fill-agency.ts'
import { login } from '../../../src/features/accounts/accounts.contract.ts'
import { hashPassword } from '../../../src/features/accounts/password.server.ts'
import { overview } from '../../../src/features/overview/overview.contract.ts'
import {
  getAdminReservation,
  listReservations,
} from '../../../src/features/reservations/reservations-admin.contract.ts'
import { searchVillas, shortTerm } from '../../../src/features/search/search.contract.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../../test-product.ts'

// The agency that benchmarks measure is one that the product could have made itself.
const VILLAS = 50
const RESERVATIONS = 600

let product: TestProduct
let staff: Client
const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await product.db.execute<T>(query)).rows
const countOf = async (query: ReturnType<typeof sql>) =>
  Number((await rowsOf<{ count: string }>(sql`SELECT count(*) FROM (${query}) AS found`))[0]?.count)

beforeAll(async () => {
  product = await openTestProduct()
  const passwordHash = await hashPassword(PASSWORD)
  const today = dayInIstanbul(product.clock.now)
  await fillAgency(product.db, { villas: VILLAS, reservations: RESERVATIONS, today, passwordHash })
  await product.refresh()
  const { content } = await product.api(login, { body: { email: 'admin@happyvillalari.test', password: PASSWORD } })
  staff = product.as(content.accessToken)
})
afterAll(() => product.end())

test('it has as many villas and reservations as asked, in every status, past and ahead', async () => {
  expect(await countOf(sql`SELECT FROM villa`)).toBe(VILLAS)
  expect(await countOf(sql`SELECT FROM reservation`)).toBe(RESERVATIONS)
  expect(await countOf(sql`SELECT DISTINCT status FROM reservation`)).toBe(9)
  expect(await countOf(sql`SELECT villa_id FROM season GROUP BY villa_id HAVING count(*) >= 20`)).toBe(VILLAS)
  expect(await countOf(sql`SELECT DISTINCT currency FROM villa`)).toBe(4)
  expect(await countOf(sql`SELECT DISTINCT kind FROM discount`)).toBe(4)
  const [ahead] = await rowsOf<{ nights: string }>(
    sql`SELECT count(*) AS nights FROM taken_night WHERE night >= ${dayInIstanbul(product.clock.now)}`,
  )
  expect(Number(ahead?.nights) / VILLAS).toBeGreaterThan(60)
  expect(Number(ahead?.nights) / VILLAS).toBeLessThan(80)
})

test('a reservation that holds its nights holds exactly them', async () => {
  const held = sql`SELECT r.id FROM reservation r LEFT JOIN taken_night t ON t.holder_id = r.id AND t.kind IN ('option', 'reservation')
      AND t.villa_id = r.villa_id AND t.night >= r.check_in AND t.night < r.check_out
    GROUP BY r.id HAVING count(t.night) <> CASE WHEN r.status IN ('OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED') THEN r.check_out - r.check_in ELSE 0 END`
  expect(await countOf(held)).toBe(0)
  const orphans = sql`SELECT t.night FROM taken_night t WHERE t.kind <> 'closing' AND NOT EXISTS (SELECT FROM reservation r WHERE r.id = t.holder_id)`
  expect(await countOf(orphans)).toBe(0)
})

test('its villas are found, their pages open, their gaps are offered', async () => {
  const checkin = addDays(dayInIstanbul(product.clock.now), 30) // before the season, which is nearly booked out
  const found = await product.api(searchVillas, { query: { checkin, checkout: addDays(checkin, 7) } })
  expect(found.total).toBeGreaterThan(10)
  const { content } = await product.api(searchVillas, { query: { take: 100, sort: 'newest' } })
  for (const { slug } of content)
    for (const path of [`/v1/villa/${slug}`, `/v1/villa/${slug}/calendar`])
      expect((await product.call('GET', path)).status, path).toBe(200)
  expect((await product.api(shortTerm, { query: {} })).total).toBeGreaterThan(10)
})

test('its reservations are listed, and each opens', async () => {
  const { content, total } = await staff(listReservations, { query: { oldrez: '1', take: 100 } })
  expect([content.length > 0, total > 0]).toEqual([true, true])
  for (const { id } of content.slice(0, 20)) {
    const { content: one } = await staff(getAdminReservation, { params: { id } })
    expect(one.price.total).toBe(one.price.lines.reduce((sum, { amount }) => sum + amount, 0))
  }
  expect((await staff(overview)).content).toBeDefined()
})
