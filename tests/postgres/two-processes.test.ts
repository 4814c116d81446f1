import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFromCache } from '../../src/entry/pages/public-answers.ts'
import { openProduct, type Product } from '../../src/entry/product.ts'
import { createFaq } from '../../src/features/content/faq/faq.contract.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'

// Two products on one PostgreSQL, as two processes are: what one of them answers from memory is true of both.
let one: TestProduct
let other: Product
let site: string
beforeAll(async () => {
  one = await openTestProduct()
  other = await openProduct({
    ...{ database: await openDatabase({ url: one.url }), now: () => new Date(one.clock.now) },
    ...{ secret: 'a secret of the tests, long enough', publicUrl: 'http://villa.test', filesFolder: '/nowhere' },
    ...{ demoBank: false, jobs: false, limitRates: false, mailer: { send: async () => undefined } },
  })
  answerFromCache(other)
  site = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await one.end()
})

test('nights that one process takes are gone from what the other has in memory, and back when they are free', async () => {
  const villa = await one.villa()
  const stay = 'checkin=2027-07-10&checkout=2027-07-17'
  const found = async (): Promise<number> =>
    (await (await fetch(`${site}/v2/search?${stay}&ids=${villa.id}`)).json()).total
  await expect.poll(found).toBe(1) // a villa of the first process
  await one.book(aWish(villa))
  await expect.poll(found).toBe(0)
  await one.later(60 * 48) // its option ends, and a job frees it
  await expect.poll(found).toBe(1)
})

test('content that one process writes is in what the other gives', async () => {
  const asked = async (): Promise<string> => (await fetch(`${site}/v1/website/faq`)).text()
  await asked()
  const { api } = await one.signIn('ADMIN')
  await api(createFaq, { body: { question: { tr: 'Öbür süreçten mi?' }, answer: { tr: 'Evet.' } } })
  await expect.poll(async () => (await asked()).includes('Öbür süreçten mi?')).toBe(true)
})
