/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer } from '../../../src/features/offers/offers.contract.ts'
import type { Client } from '../../../src/kernel/client.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Client
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
  staff = (await product.signIn('ADMIN')).api
})
afterAll(() => product.end())

test('who chooses from offers has the caps of a guest: unpaid options have an end', async () => {
  const answers: [number, string][] = []
  for (let turn = 0; turn < 4; turn++) {
    const { id } = await product.villa()
    const stay = { villaId: id, checkIn: '2027-07-10', checkOut: '2027-07-17' }
    const { content } = await staff(createOffer, {
      body: { name: 'Zeynep Arslan', phone: '0533 208 64 15', adults: 2, villas: [stay] },
    })
    const token = new URL(content.url ?? '').searchParams.get('token')
    const [row] = content.villas
    const choice = { villa: row?.id, checkIn: row?.checkIn, checkOut: row?.checkOut, total: row?.total }
    const whole = { ...choice, name: 'Zeynep Arslan', payBy: 'transfer', acceptContract: true }
    const { status, body } = await product.call('POST', `/v1/offers/${token}/choose`, whole, {
      'idempotency-key': `choice-${turn}`,
    })
    answers.push([status, body.content.code])
  }
  expect(answers.at(0)?.[0]).toBe(201)
  expect(answers.at(-1)).toEqual([409, 'options-full'])
})
