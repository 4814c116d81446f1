/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  await product.db.insert(setting).values([
    { key: 'tursab_no', value: '17956' },
    { key: 'site_name', value: 'Happy Villaları' },
  ])
})
afterAll(() => product.end())

test('the list has what is on the site, in the order of the alphabet, with doubled and missing permits flagged', async () => {
  await product.villa({ name: 'Şelale', permitNo: '48-7' })
  const second = await product.villa({ name: 'Sahil', permitNo: '48-7' })
  await product.villa({ name: 'Çam', permitNo: null })
  await product.villa({ name: 'Zambak', active: false })
  const { content } = (await desk.ask('GET', '/v1/admin/ministry?month=2027-02')).body
  expect(content).toMatchObject({
    ...{ agency: '(17956) Happy Villaları', range: '01/02/2027-28/02/2027', file: 'aylik ilan raporu 2027 subat' },
    rows: [
      { villa: 'Çam', listed: false, flags: ['no-permit'] },
      { villa: 'Sahil', listed: true, number: '48-7', alike: ['Şelale'], link: expect.stringContaining('/villa/') },
      { villa: 'Şelale', alike: ['Sahil'], flags: ['doubled', 'no-holder', 'no-address'], holder: '-' },
    ],
  })
  const one = (await desk.ask('GET', `/v1/admin/ministry?villas=${second.id}`)).body.content
  expect(one.rows).toMatchObject([{ villa: 'Sahil', flags: expect.arrayContaining(['doubled']) }])
})
