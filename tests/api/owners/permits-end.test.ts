/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPermits } from '../../../src/features/villas/permits/end-permits.flow.ts'
import type { PermitRow } from '../../../src/features/villas/permits/permits.contract.ts'
import { permit } from '../../../src/features/villas/permits/permits.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const endsOn = async (id: number, validUntil: string) =>
  product.db.update(permit).set({ validUntil }).where(eq(permit.villaId, id))
const read = async (id: number) => (await desk.ask('GET', `/v1/admin/villas/${id}/permit`)).body.content
const ended = async (): Promise<number> =>
  (await desk.ask('GET', '/v1/admin/permits?list=ending')).body.content.filter(({ reasons }: PermitRow) =>
    reasons.includes('ended'),
  ).length
const work = () => endPermits({ db: product.db, now: product.clock.now })

test('a villa leaves the site on the day after its permit’s last one, with a line in its history; staff see it until the paper is renewed', async () => {
  const [over, lastDay, endless] = [await product.villa(), await product.villa(), await product.villa()]
  await endsOn(over.id, '2027-02-28')
  await endsOn(lastDay.id, '2027-03-01')
  expect(await work()).toBe(1)
  await product.refresh()
  expect((await product.call('GET', `/v1/villa/${over.slug}`)).status).toBe(404)
  for (const { slug } of [lastDay, endless]) expect((await product.call('GET', `/v1/villa/${slug}`)).status).toBe(200)
  expect(await read(over.id)).toMatchObject({ villa: { active: false }, checks: [{ state: 'ended', who: '@system' }] })
  expect([await work(), await ended()]).toEqual([0, 1])

  const activate = () => desk.ask('PATCH', '/v1/admin/villas/activity', { id: over.id, active: true })
  expect((await activate()).body.content.code).toBe('permit-ended')
  const { permit: paper } = await read(over.id)
  const { number, kind, holder, address, rooms, beds, document, version } = paper
  const facts = { number, kind, holder, address, rooms, beds, document, version }
  const renewed = await desk.ask('PUT', `/v1/admin/villas/${over.id}/permit`, { ...facts, validUntil: '2030-01-01' })
  expect([renewed.status, await ended()]).toEqual([200, 0])
  expect((await activate()).status).toBe(200)
  expect(await work()).toBe(0)
})

test('two processes that look at once write one line', async () => {
  const villa = await product.villa()
  await endsOn(villa.id, '2027-02-01')
  const [done] = await Promise.all([work(), work()])
  expect((await read(villa.id)).checks).toHaveLength(1)
  expect(done).toBeLessThanOrEqual(1)
})
