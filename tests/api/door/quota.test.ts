import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropOldQuotas, quota, spend, type Want } from '../../../src/platform/quota.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
})
afterAll(() => product.end())

const want = (of: string, whose = 'zeynep'): Want => ({ of, whose, most: 10, seconds: 60 })
const many = (wants: Want[]) =>
  Promise.all(Array.from({ length: 50 }, () => spend(product.db, wants, product.clock.now)))

test('of fifty at once ten get something, and the others hear how long to wait; another one has a count of their own', async () => {
  const answers = await many([want('guess')])
  expect(answers.filter((seconds) => seconds === null)).toHaveLength(10)
  expect(new Set(answers)).toEqual(new Set([null, 60]))
  expect(await spend(product.db, [want('guess', 'ayşe')], product.clock.now)).toBeNull()
  product.clock.now = new Date(product.clock.now.getTime() + 45_000)
  expect(await spend(product.db, [want('guess')], product.clock.now)).toBe(15)
  product.clock.now = new Date(product.clock.now.getTime() + 15_000)
  expect(await spend(product.db, [want('guess')], product.clock.now)).toBeNull()
})

test('several counts are taken in one order, whoever asks in which, so that nobody waits in a ring', async () => {
  const both = [want('b'), want('a')]
  const answers = await Promise.all([many(both), many(both.toReversed())])
  expect(answers.flat().filter((seconds) => seconds === null)).toHaveLength(10)
})

test('a count that is over is forgotten by a job, and no row says whose it was', async () => {
  expect(JSON.stringify(await product.db.select().from(quota))).not.toContain('zeynep')
  product.clock.now = new Date(product.clock.now.getTime() + 61_000)
  expect(await dropOldQuotas(product.db, product.clock.now)).toBeGreaterThan(3)
  expect(await product.db.$count(quota)).toBe(0)
})

test('one network books ten times a minute, refused bookings counted too; another one is served', async () => {
  const villa = await product.villa()
  const book = async (index: number, from = '203.0.113.20') => {
    const payload = aWish(villa, { villa: 'yok', email: `guest${index}@example.com` })
    return (await product.app.inject({ method: 'POST', url: '/v1/reservation', remoteAddress: from, payload }))
      .statusCode
  }
  const answers: number[] = []
  for (let index = 0; index < 12; index++)
    answers.push(await book(index, index % 2 ? '203.0.113.20' : '::ffff:203.0.113.20'))
  expect(answers).toEqual([...Array(10).fill(404), 429, 429])
  expect(await book(12, '203.0.113.21')).toBe(404)
})
