import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeason } from '../../../seeds/a-season.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { anOwner } from '../../../seeds/an-owner.ts'
import { owner } from '../../../src/features/owners/owners.table.ts'
import { permit } from '../../../src/features/villas/permits/permits.table.ts'
import { villa } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const rowOf = async (id: number, query = ''): Promise<{ lacks: string[] } | undefined> =>
  (await desk.ask('GET', `/v1/admin/villas?id=${id}${query}`)).body.content[0]
const lacksOf = async (id: number) => (await rowOf(id))?.lacks
const TEXT = { tr: 'Deniz gören ev', en: 'A house with a view', ru: 'Дом с видом' }

test('the list says what a villa lacks, thing by thing, until it is there', async () => {
  const { id: ownerId } = await anOwner(product.db)
  await product.db.update(owner).set({ phone: '', email: '' }).where(eq(owner.id, ownerId))
  const { id } = await aVilla(product.db, { ownerId, address: '', headline: { tr: 'Ev' }, description: { tr: 'Ev' } })
  await product.db.delete(permit).where(eq(permit.villaId, id))
  expect(await lacksOf(id)).toEqual(['permit', 'prices', 'photos', 'text-en', 'text-ru', 'place', 'owner'])
  await product.db.update(owner).set({ phone: '+905321112233' }).where(eq(owner.id, ownerId))
  await product.db
    .update(villa)
    .set({ address: 'Liman Sk. 1', headline: TEXT, description: TEXT })
    .where(eq(villa.id, id))
  expect(await lacksOf(id)).toEqual(['permit', 'prices', 'photos'])
})

test('prices are lacking while one night of the coming summer has none', async () => {
  const { id } = await aVilla(product.db)
  await aSeason(product.db, id, { from: '2027-05-01', until: '2027-08-01' })
  await aSeason(product.db, id, { from: '2027-08-02', until: '2027-11-01' })
  expect(await lacksOf(id)).toContain('prices')
  await aSeason(product.db, id, { from: '2027-08-01', until: '2027-08-02' })
  expect(await lacksOf(id)).not.toContain('prices')
})

test('the list is filtered by what is lacking, one thing or any', async () => {
  const { id } = await aVilla(product.db)
  expect(await rowOf(id, '&lacks=prices')).toMatchObject({ lacks: expect.arrayContaining(['prices']) })
  expect(await rowOf(id, '&lacks=any')).toBeDefined()
  await aSeason(product.db, id, { from: '2027-05-01', until: '2027-11-01' })
  expect(await rowOf(id, '&lacks=prices')).toBeUndefined()
  const whole = (await desk.ask('GET', '/v1/admin/villas')).body
  const any = (await desk.ask('GET', '/v1/admin/villas?lacks=any')).body
  expect(any.total).toBe(whole.content.filter(({ lacks }: { lacks: string[] }) => lacks.length > 0).length)
})

test('an owner sees the own villas without it', async () => {
  const own = await openDesk(product, 'OWNER')
  await aVilla(product.db, { ownerId: own.ownerId })
  expect((await own.ask('GET', '/v1/admin/villas?lacks=any')).body.content).toMatchObject([{ lacks: [] }])
})
