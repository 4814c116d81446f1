/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { ownerLogin, owner as ownerTable } from '../../../src/features/owners/owners.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

/** The villas that each of an owner's screens speaks of. */
const seenBy = async (desk: Desk) => {
  const ids = async (path: string, key = 'id') => {
    const { content } = (await desk.ask('GET', path)).body
    return [...new Set(content.map((row: Record<string, number>) => row[key]))]
  }
  const { content: day } = (await desk.ask('GET', '/v1/admin/overview')).body
  return {
    list: await ids('/v1/admin/villas?take=200'),
    choice: (await ids('/v1/admin/villas/all')).sort(),
    dates: await ids('/v1/admin/villas/withdates'),
    closings: (await ids('/v1/admin/external', 'villaId')).sort(),
    reservations: (await ids('/v1/admin/reservations', 'villaId')).sort(),
    requests: day.requests.map(({ villaId }: { villaId: number }) => villaId).sort(),
    published: day.occupancy[0].villas,
  }
}
const everywhere = (ids: number[]) => ({
  ...{ list: ids, choice: ids, dates: ids, closings: ids, reservations: ids, requests: ids, published: ids.length },
})
const touches = async (desk: Desk, id: number) =>
  Promise.all(
    [`/v1/admin/villas/${id}`, `/v1/admin/villas/${id}/occupancy?from=2027-07-01&until=2027-08-01`].map(
      async (path) => (await desk.ask('GET', path)).status,
    ),
  )

test('a login sees the villas of all its owners and of nobody else, an owner with two logins is seen by both, and a login without an owner sees nothing', async () => {
  const [agency, both, partner, nobody] = [
    await openDesk(product),
    await openDesk(product, 'OWNER'),
    await openDesk(product, 'OWNER'),
    await openDesk(product, 'OWNER'),
  ]
  const second = await anOwner(product.db, { logins: [both.account.id, partner.account.id] })
  await product.db.delete(ownerTable).where(eq(ownerTable.id, nobody.ownerId))
  const villas: number[] = []
  for (const ownerId of [both.ownerId, second.id, (await anOwner(product.db)).id]) {
    const { id } = await product.villa({ live: false, ownerId })
    villas.push(id)
    const dates = { villa_id: id, from: '2027-08-10', until: '2027-08-12' }
    expect((await agency.ask('POST', '/v1/admin/villas/date', dates)).status).toBe(201)
    await agency.take({ id }, { status: 'REQUEST' })
  }
  const [own = 0, shared = 0, others = 0] = villas
  expect(await seenBy(both)).toEqual(everywhere([own, shared]))
  expect(await seenBy(partner)).toEqual(everywhere([shared]))
  expect(await seenBy(nobody)).toEqual(everywhere([]))
  expect([await touches(both, own), await touches(partner, shared)].flat()).toEqual([200, 200, 200, 200])
  for (const [desk, id] of [
    [both, others],
    [partner, own],
    [nobody, shared],
  ] as const)
    expect(await touches(desk, id)).toEqual([404, 404])

  await product.db.delete(ownerLogin).where(eq(ownerLogin.accountId, partner.account.id))
  expect((await seenBy(partner)).list).toEqual([]) // a login that is taken away sees nothing from then on
})
