import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeFaq, createFaq, deleteFaq, listFaq, publicFaq } from '../../../src/features/content/faq/faq.contract.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client

beforeAll(async () => {
  product = await openTestProduct()
  staff = (await product.signIn('ADMIN')).api
})
afterAll(() => product.end())

const pool = {
  question: { tr: 'Havuz ısıtılıyor mu?', en: 'Is the pool heated?' },
  answer: { tr: 'İsteğe bağlı.', en: 'On request.' },
}
const pets = { question: { tr: 'Köpeğimiz gelebilir mi?' }, answer: { tr: 'Evcil hayvan izinli villalara gelebilir.' } }

test('a new question stands after the others, for staff and for guests', async () => {
  await staff(createFaq, { body: pool })
  await staff(createFaq, { body: pets })
  const { content, total } = await staff(listFaq, { query: {} })
  expect({ total, questions: content.map(({ question }) => question) }).toEqual({
    total: 2,
    questions: [pool.question, pets.question],
  })
  expect((await product.api(publicFaq)).content.map(({ question }) => question)).toEqual([
    pool.question.tr,
    pets.question.tr,
  ])
})

test('guests read in their language, and in Turkish what has not been translated', async () => {
  const { body } = await product.call('GET', '/v1/website/faq', undefined, { 'x-language': 'en' })
  expect(body.content.map(({ question }: { question: string }) => question)).toEqual([
    pool.question.en,
    pets.question.tr,
  ])
})

test('a changed question keeps its place', async () => {
  const first = (await staff(listFaq, { query: {} })).content[0]
  const { content } = await staff(changeFaq, {
    params: { id: first?.id ?? 0 },
    body: { ...pool, answer: { tr: 'Evet, nisan ve ekimde.' } },
  })
  expect(content).toMatchObject({ id: first?.id, position: first?.position, answer: { tr: 'Evet, nisan ve ekimde.' } })
})

test('Turkish is needed in every question and answer', async () => {
  const refused = staff(createFaq, { body: { question: { tr: '  ', en: 'Only English?' }, answer: { tr: 'Hayır.' } } })
  await expect(refused).rejects.toMatchObject({
    status: 400,
    code: 'malformed',
    fields: { 'question.tr': expect.any(String) },
  })
})

test('a page of the list tells how many there are', async () => {
  expect(await staff(listFaq, { query: { skip: 1, take: 1 } })).toMatchObject({
    content: [{ question: pets.question }],
    total: 2,
    skip: 1,
    take: 1,
  })
})

test('adding the same question by accident adds it once', async () => {
  const twice = () => staff(createFaq, { body: pets }, { idempotencyKey: 'faq-by-accident' })
  expect(await twice()).toEqual(await twice())
  expect((await staff(listFaq, { query: {} })).total).toBe(3)
})

test('a deleted question is gone, and cannot be changed or deleted any more', async () => {
  const params = { id: (await staff(listFaq, { query: {} })).content[0]?.id ?? 0 }
  await staff(deleteFaq, { params })
  expect((await product.api(publicFaq)).content.some(({ id }) => id === params.id)).toBe(false)
  await expect(staff(deleteFaq, { params })).rejects.toMatchObject({ status: 404, code: 'not-found' })
  await expect(staff(changeFaq, { params, body: pool })).rejects.toMatchObject({ status: 404 })
})

test('only an administrator edits questions', async () => {
  const owner = (await product.signIn('OWNER')).api
  await expect(owner(createFaq, { body: pool })).rejects.toMatchObject({ status: 403 })
  await expect(product.api(createFaq, { body: pool })).rejects.toMatchObject({ status: 401 })
})
