import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTown } from '../../../seeds/a-town.ts'
import { openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const other = async (role: 'ADMIN' | 'OWNER') => {
  const desk = await openDesk(product, role)
  return { id: desk.ownerId, ask: async () => (await desk.ask('GET', '/v1/admin/other')).body.content }
}

test('staff choose from towns with their districts, types, features by category and owners', async () => {
  const town = await aTown(product.db, { name: 'Kalkan', shown: false, latitude: 36.26, longitude: 29.41 })
  const villa = await product.villa({ townId: town.id, districtId: town.districtId, active: false })
  const { towns, owners, totals, ...rest } = await (await other('ADMIN')).ask()
  expect(towns).toContainEqual({
    ...{ id: town.id, name: 'Kalkan', slug: town.slug, shown: false, latitude: 36.26, longitude: 29.41 },
    districts: [{ id: town.districtId, name: 'Merkez' }],
  })
  expect(owners).toContainEqual({ id: villa.ownerId, name: 'Nermin Uçar' })
  expect(rest).toEqual({ types: [], featureCategories: [] })
  expect(totals).toMatchObject({ villas: 1, active: 0, towns: 1, districts: 1, types: 0, features: 0, owners: 1 })
})

test('an owner finds no other owner there, and only their own villas counted', async () => {
  const owner = await other('OWNER')
  await product.villa({ ownerId: owner.id })
  await product.villa()
  const { owners, totals } = await owner.ask()
  expect(owners.map(({ id }: { id: number }) => id)).toEqual([owner.id])
  expect(totals).toMatchObject({ villas: 1, active: 1, owners: 1 })
})
