import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTeam } from '../../../src/features/content/content.contract.ts'
import { createFaq, listFaq, orderFaq } from '../../../src/features/content/faq/faq.contract.ts'
import * as desk from '../../../src/features/content/team/team.contract.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
const FACE = '/img/pictures/face.webp'
beforeAll(async () => {
  product = await openTestProduct()
  staff = (await product.signIn('ADMIN')).api
  await product.db.insert(picture).values({ path: FACE, width: 400, height: 400, createdAt: new Date() })
})
afterAll(() => product.end())

const save = async (body: desk.MemberInput & { id?: number; version?: number }) =>
  (await staff(desk.saveMember, { body })).content
const shown = async () => (await product.api(getTeam)).content

test('the team is shown in its order, with pictures that were sent to us', async () => {
  const elif = await save({ name: 'Elif Karaca', role: { tr: 'Müdür', en: 'Manager' }, picture: '' })
  const mert = await save({ name: 'Mert Aydoğan', role: { tr: 'Rezervasyon' }, picture: FACE })
  await staff(desk.orderTeam, { body: { ids: [mert.id, elif.id] } })
  expect(await shown()).toMatchObject([{ name: 'Mert Aydoğan', picture: FACE }, { name: 'Elif Karaca' }])
  await save({ id: elif.id, version: 1, name: 'Elif Karaca Öz', role: { tr: 'Müdür' }, picture: '' })
  expect((await shown())[1]).toMatchObject({ id: elif.id, name: 'Elif Karaca Öz' })
  await staff(desk.deleteMember, { params: { id: mert.id } })
  expect((await staff(desk.listTeam)).content.map(({ name }) => name)).toEqual(['Elif Karaca Öz'])
})

test('who is slower at somebody of the team is told what stands there now', async () => {
  const body = { name: 'Derya Kurt', role: { tr: 'Muhasebe' }, picture: '' }
  const { id, version } = await save(body)
  expect(await save({ ...body, id, version, name: 'Derya Kurt Al' })).toMatchObject({ version: version + 1 })
  const late = save({ ...body, id, version, role: { tr: 'Finans' } })
  await expect(late).rejects.toMatchObject({ code: 'edited-meanwhile', detail: { now: { name: 'Derya Kurt Al' } } })
  await expect(save({ ...body, id })).rejects.toMatchObject({ code: 'edited-meanwhile' })
})

test('a picture from elsewhere and somebody who is not there are refused', async () => {
  const body = { name: 'Zeynep Uslu', role: { tr: 'Misafir ilişkileri' }, picture: 'https://evil.example/x.png' }
  await expect(save(body)).rejects.toMatchObject({ status: 422, fields: { picture: expect.any(String) } })
  await expect(save({ ...body, picture: '', id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('questions are put in another order', async () => {
  for (const tr of ['Bir?', 'İki?', 'Üç?'])
    await staff(createFaq, { body: { question: { tr }, answer: { tr: 'Evet.' } } })
  const rows = (await staff(listFaq, { query: {} })).content
  await staff(orderFaq, { body: { ids: rows.map(({ id }) => id).reverse() } })
  const now = (await staff(listFaq, { query: {} })).content.map(({ question }) => question.tr)
  expect(now).toEqual(['Üç?', 'İki?', 'Bir?'])
})
