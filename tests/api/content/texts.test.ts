/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitePage } from '../../../src/features/content/content.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
const texts = (tr: string) => ({ tr, en: `${tr} (en)`, ru: '' })
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  const words = { title: texts('Kiralama sözleşmesi'), lead: texts('Önce okuyun.'), body: texts('Madde 1.') }
  await product.db
    .insert(sitePage)
    .values({ key: 'rental', ...words, updatedAt: product.clock.now })
    .onConflictDoUpdate({ target: sitePage.key, set: { ...words, version: 1 } })
})
afterAll(() => product.end())

const read = async () => (await desk.ask('GET', '/v1/admin/website/rental', undefined, null)).body.content
const edit = (body: object) => desk.ask('PUT', '/v1/admin/rental/edit', body, null)
const wording = (tr: string, version: number) => ({
  ...{ title: texts('Kiralama sözleşmesi'), lead: texts('Önce okuyun.'), body: texts(tr), version },
})

test('a text is written anew; what it said before can be read, and the site shows the new one', async () => {
  expect((await read()).versions).toEqual([])
  const { body } = await edit(wording('Madde 1. Değişti.', 1))
  expect(body.content).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] })
  const first = await desk.ask('GET', `/v1/admin/website/version/${body.content.versions[1].id}`, undefined, null)
  expect(first.body.content).toMatchObject({ version: 1, who: '@system', body: texts('Madde 1.') })
  expect(body.content.versions[0].who).toBe(`${desk.account.firstName} ${desk.account.lastName}`)
  expect((await product.call('GET', '/v1/website/rental')).body.content.body).toContain('Madde 1. Değişti.')
})

test('who was slower is told what stands there now, and nothing changes', async () => {
  const { version } = await read()
  await edit(wording('Madde 1. Birinci.', version))
  const late = await edit(wording('Madde 1. İkinci.', version))
  expect([late.status, late.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(late.body.content.detail.now.body.tr).toBe('Madde 1. Birinci.')
  expect((await read()).body.tr).toBe('Madde 1. Birinci.')
})

test('HTML is refused at its language, other sections and other people too', async () => {
  const { version } = await read()
  const faulty = await edit({
    ...wording('x', version),
    body: { tr: 'tamam', en: 'x <script>alert(1)</script>', ru: '' },
  })
  expect([faulty.status, Object.keys(faulty.body.content.fields)]).toEqual([400, ['body.en']])
  expect((await desk.ask('PUT', '/v1/admin/bank/edit', wording('x', version), null)).status).toBe(400)
  const owner = await openDesk(product, 'OWNER')
  expect((await owner.ask('PUT', '/v1/admin/rental/edit', wording('x', version), null)).status).toBe(403)
  expect((await read()).version).toBe(version)
})
