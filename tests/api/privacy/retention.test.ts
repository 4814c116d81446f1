/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessage, subscriber } from '../../../src/features/content/content.table.ts'
import { privacyDeed } from '../../../src/features/guests/privacy/privacy.table.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const MONTH = 31 * 24 * 60
const read = async () => (await desk.ask('GET', '/v1/admin/settings/retention')).body.content
const edit = (body: object) => desk.ask('PUT', '/v1/admin/retention/edit', body)

test('how long data are kept is chosen within the bounds of law, and not over another’s choice', async () => {
  const now = await read()
  expect(now).toMatchObject({ retention_contact: 24, retention_audit: 36, retention_identities: 12, version: 0 })
  expect((await edit({ ...now, retention_identities: 13 })).status).toBe(400)
  expect((await edit({ ...now, retention_audit: 23 })).status).toBe(400)
  expect((await edit({ ...now, retention_contact: 3 })).status).toBe(200)
  expect((await edit({ ...now, retention_contact: 4 })).status).toBe(409)
  expect((await read()).retention_contact).toBe(3)
})

test('what was kept long enough goes by itself, what was not stays, and it is noted', async () => {
  const { db } = product
  const her = { name: 'Leyla Toprak', email: 'leyla@example.com', phone: '' }
  const write = async () =>
    expect((await product.call('POST', '/v1/contact', { ...her, message: 'Merhaba' })).status).toBe(201)
  await write()
  expect((await product.call('POST', '/v1/website/subscribe', { email: her.email })).status).toBeLessThan(300)
  const { id } = await desk.take(await product.villa(), { ...her, phone: '+905339170000' })
  await product.later(2 * MONTH)
  expect([await db.$count(contactMessage), await db.$count(subscriber)]).toEqual([1, 0])
  await write()
  await product.later(2 * MONTH)
  expect(await db.$count(contactMessage)).toBe(1)
  const sent = await db.select().from(letter).where(eq(letter.reservationId, id))
  expect(sent.some(({ rendered }) => rendered !== null)).toBe(true)
  await product.later(24 * MONTH)
  const emptied = await db.select().from(letter).where(eq(letter.reservationId, id))
  expect(emptied.filter(({ rendered, status }) => rendered !== null && status !== 'waiting')).toEqual([])
  expect(emptied.map(({ facts }) => Object.keys(facts)).every((words) => words.length <= 1)).toBe(true)
  const deeds = await db.select().from(privacyDeed).where(eq(privacyDeed.kind, 'RETENTION'))
  expect(deeds.map(({ result }) => result)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subscriber: 1 }),
      expect.objectContaining({ contact_message: 1 }),
    ]),
  )
  const noted = deeds.length
  await product.later(1)
  expect(await db.$count(privacyDeed)).toBe(noted) // nothing to do is nothing to note
}, 60_000)
