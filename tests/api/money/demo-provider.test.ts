import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import type { CardPage } from '../../../src/platform/cards/card-provider.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import { demoBank, signedCallback } from '../../../src/platform/cards/demo-bank.ts'
import { DEMO_CODE } from '../../../src/platform/cards/demo-bank-pages.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { describeProvider } from './card-conformance.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const KEY = keyFor('a secret of the tests, long enough', 'demo-bank')
/** Pays with a card after which the bank says nothing by itself: the callback is the one its page would bring. */
const payWith =
  (card: string) =>
  async ({ url: page }: CardPage) => {
    const typed = new URLSearchParams({ card, code: DEMO_CODE }).toString()
    await product.call('POST', page, typed, { 'content-type': 'application/x-www-form-urlencoded' })
    const token = page.split('/').at(-1) ?? ''
    const [order] = await product.db.select().from(demoBankOrder).where(eq(demoBankOrder.token, token))
    if (!order) throw new Error('no order')
    return signedCallback(KEY, order)
  }

describeProvider('demo', () => ({
  provider: demoBank(product.db, KEY, () => product.clock.now),
  pay: payWith('4000000000000010'),
  fail: payWith('4111111111111129'),
}))
