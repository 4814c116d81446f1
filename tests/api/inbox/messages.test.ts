import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendContactMessage } from '../../../src/features/content/content.contract.ts'
import * as calls from '../../../src/features/content/messages/messages.contract.ts'
import { unreadCount } from '../../../src/features/overview/overview.contract.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let staff: Awaited<ReturnType<TestProduct['signIn']>>
beforeAll(async () => {
  product = await openTestProduct()
  staff = await product.signIn('ADMIN')
})
afterAll(() => product.end())

const write = async (name: string, language = 'tr', message = 'Temmuzda yer var mı?') => {
  const body = { name, email: 'tom@example.com', message }
  const { status } = await product.call('POST', '/v1/contact', body, { 'x-language': language })
  expect(status).toBe(201)
  const { content } = await staff.api(calls.listMessages, { query: { take: 1 } })
  return content[0]?.id ?? 0
}
const unread = async () => (await staff.api(unreadCount)).content.contactCount

test('messages stand ten a page, the newest first; what nobody has read is counted beside the menu', async () => {
  for (let n = 1; n <= 12; n++) {
    product.clock.now = new Date(product.clock.now.getTime() + 60_000)
    await product.api(sendContactMessage, {
      body: { name: `Ada ${'ABCDEFGHIJKL'[n - 1]}`, email: 'a@example.com', message: 'Merhaba' },
    })
  }
  const list = await staff.api(calls.listMessages, { query: {} })
  expect(list).toMatchObject({
    total: 12,
    take: 10,
    unread: 12,
    open: 12,
    content: { length: 10, 0: { name: 'Ada L' } },
  })
  const id = list.content[0]?.id ?? 0
  await staff.api(calls.getMessage, { params: { id } })
  expect(await unread()).toBe(12)
  await staff.api(calls.markMessage, { params: { id }, body: { read: true } })
  expect(await unread()).toBe(11)
  await staff.api(calls.markMessage, { params: { id }, body: { read: false } })
  expect(await unread()).toBe(12)
  const found = await staff.api(calls.listMessages, { query: { search: 'ada c' } })
  expect(found.content.map(({ name }) => name)).toEqual(['Ada C'])
})

test('an answer goes out by mail in the writer’s language, line by line, once', async () => {
  const id = await write('Tom Bennett', 'en', 'Late check-in?\nWe land at 23:40.')
  const reply = { text: 'Yes, it is.\n<b>Until</b> {{ rez_kod }} midnight.' }
  const path = `/v1/admin/contact/messages/${id}/reply`
  const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': 'one-answer' }
  for (const _ of [1, 2]) expect((await product.call('POST', path, reply, headers)).status).toBe(201)
  await product.later(1)
  const sent = product.mails.filter(({ to }) => to === 'tom@example.com')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: 'Our answer to your message' })
  expect(sent[0]?.html).toContain('Yes, it is.<br>&lt;b&gt;Until&lt;/b&gt; {{ rez_kod }} midnight.')
  const { content } = await staff.api(calls.getMessage, { params: { id } })
  expect(content).toMatchObject({ replies: 1, readAt: expect.any(String), answers: [{ text: reply.text }] })
})

test('a message is noted, given to a colleague and ticked off; who saw another version is told so', async () => {
  const id = await write('Pınar Aksoy')
  const { content: people } = await staff.api(calls.listAssignees)
  expect(people.map((each) => each.id)).toContain(staff.account.id)
  const body = { note: 'Arandı', assigneeId: staff.account.id, done: true, version: 1 }
  const { content } = await staff.api(calls.changeMessage, { params: { id }, body })
  expect(content).toMatchObject({
    note: 'Arandı',
    assigneeId: staff.account.id,
    version: 2,
    doneAt: expect.any(String),
  })
  await expect(staff.api(calls.changeMessage, { params: { id }, body })).rejects.toMatchObject({
    code: 'edited-meanwhile',
  })
  const ids = async (state: 'open' | 'done') =>
    (await staff.api(calls.listMessages, { query: { state, take: 200 } })).content.map((each) => each.id)
  expect(await ids('done')).toEqual([id])
  expect(await ids('open')).not.toContain(id)
  const owner = await product.signIn('OWNER')
  await expect(
    staff.api(calls.changeMessage, { params: { id }, body: { ...body, version: 2, assigneeId: owner.account.id } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('messages are the agency’s: owners and visitors see none; nothing endless is taken', async () => {
  const id = await write('Mine Sancak')
  const owner = await product.signIn('OWNER')
  for (const [api, status] of [[owner.api, 403] as const, [product.api, 401] as const]) {
    await expect(api(calls.listMessages, { query: {} })).rejects.toMatchObject({ status })
    await expect(api(calls.getMessage, { params: { id } })).rejects.toMatchObject({ status })
    await expect(api(calls.replyToMessage, { params: { id }, body: { text: 'x' } })).rejects.toMatchObject({ status })
  }
  const tooLong = { text: 'x'.repeat(4001) }
  for (const body of [tooLong, { text: '   ' }])
    await expect(staff.api(calls.replyToMessage, { params: { id }, body })).rejects.toMatchObject({ status: 400 })
  await expect(staff.api(calls.getMessage, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(staff.api(calls.replyToMessage, { params: { id: 999_999 }, body: { text: 'x' } })).rejects.toMatchObject(
    { status: 404 },
  )
})
