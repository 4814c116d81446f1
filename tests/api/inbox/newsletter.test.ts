import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribe } from '../../../src/features/content/content.contract.ts'
import { subscriber } from '../../../src/features/content/content.table.ts'
import * as calls from '../../../src/features/content/newsletter/newsletter.contract.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Awaited<ReturnType<TestProduct['signIn']>>
beforeAll(async () => {
  product = await openTestProduct()
  staff = await product.signIn('ADMIN')
})
afterAll(() => product.end())

const linksTo = async (email: string) => {
  await product.later(1)
  const mail = product.mails.findLast(({ to }) => to === email)
  const [confirm = '', leave = ''] = [...(mail?.text ?? '').matchAll(/newsletter\?token=([\w-]+\.[\w-]{24})/g)].map(
    ([, t]) => t,
  )
  return { mail, confirm: { token: confirm }, leave: { token: leave } }
}
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' as const }
const follow = (params: { token: string }) => product.api(calls.followSubscription, { params, body: ONE_CLICK })
const stateOf = async (email: string) =>
  (await staff.api(calls.listSubscribers, { query: { take: 200 } })).content.find((row) => row.email === email)?.state

test('an address counts once its link was followed, and goes by one press, which mail programs may make', async () => {
  const email = 'zeynep@example.com'
  await product.api(subscribe, { body: { email: 'Zeynep@example.com' } })
  expect(await stateOf(email)).toBe('waiting')
  const { mail, confirm, leave } = await linksTo(email)
  expect(mail?.unsubscribe).toBe(`http://villa.test/v1/newsletter/${leave.token}`)
  expect((await product.api(calls.getSubscription, { params: confirm })).content).toMatchObject({ done: false })
  expect(await stateOf(email)).toBe('waiting')
  for (const _ of [1, 2]) expect((await follow(confirm)).content).toMatchObject({ deed: 'confirm', done: true })
  expect(await stateOf(email)).toBe('confirmed')
  await expect(product.api(subscribe, { body: { email } })).rejects.toMatchObject({ status: 409 })
  const oneClick = await product.app.inject({
    method: 'POST',
    url: `/v1/newsletter/${leave.token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.statusCode).toBe(200)
  expect(await stateOf(email)).toBe('left')
  await expect(follow(confirm)).rejects.toMatchObject({ status: 404 })
  product.clock.now = new Date(product.clock.now.getTime() + 60_000)
  await product.api(subscribe, { body: { email } })
  expect(await stateOf(email)).toBe('waiting')
  await follow((await linksTo(email)).confirm)
  expect(await stateOf(email)).toBe('confirmed')
})

test('who subscribes twice is told so, and gets one mail a day', async () => {
  const email = 'iki@example.com'
  await product.api(subscribe, { body: { email } })
  for (const _ of [1, 2])
    await expect(product.api(subscribe, { body: { email } })).rejects.toMatchObject({ status: 409 })
  await product.later(1)
  expect(product.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a form may be sent instead of JSON', async () => {
  const payload = 'email=form%40example.com'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode } = await product.app.inject({ method: 'POST', url: '/v1/website/subscribe', headers, payload })
  expect(statusCode).toBe(201)
  expect(await stateOf('form@example.com')).toBe('waiting')
})

test('subscribers stand fifty a page, are deleted by the agency alone, and nobody guesses a link', async () => {
  const rows = Array.from({ length: 51 }, (_, n) => ({
    ...{ email: `n${n}@example.com`, language: 'tr' as const, consentAt: product.clock.now, ip: '203.0.113.1' },
  }))
  const [first] = await product.db.insert(subscriber).values(rows).returning({ id: subscriber.id })
  expect((await staff.api(calls.listSubscribers, { query: {} })).content).toHaveLength(50)
  const params = { id: first?.id ?? 0 }
  const owner = await product.signIn('OWNER')
  for (const [api, status] of [[owner.api, 403] as const, [product.api, 401] as const]) {
    await expect(api(calls.listSubscribers, { query: {} })).rejects.toMatchObject({ status })
    await expect(api(calls.deleteSubscriber, { params })).rejects.toMatchObject({ status })
  }
  await staff.api(calls.deleteSubscriber, { params })
  await expect(staff.api(calls.deleteSubscriber, { params })).rejects.toMatchObject({ status: 404 })
  for (const token of ['x', `1.${'a'.repeat(24)}`])
    await expect(follow({ token })).rejects.toMatchObject({ status: 404 })
})
