import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { trySender } from '../../../src/features/letters/sender/try-sender.flow.ts'
import { type Mailer, openMailer } from '../../../src/platform/mailer.ts'
import { openQuota } from '../../../src/platform/quota.ts'
import { type MailServer, startMailServer } from '../../mail-server.ts'
import { readMail } from '../../received-mail.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const FROM = 'Happy Villaları <merhaba@happyvillalari.test>'
const NOBODY = { mail_from_name: '', mail_from_address: '', mail_reply_to: '' }
const MAVI = {
  mail_from_name: 'Mavi Villa',
  mail_from_address: 'rezervasyon@mavivilla.test',
  mail_reply_to: 'masa@mavivilla.test',
}
let server: MailServer
let product: TestProduct
let desk: Desk
const mailerOf = (smtpUrl: string) => openMailer({ smtpUrl, from: FROM, folder: '' })
/** Where letters of the product go out; a test puts another in its place. */
const mailer: Mailer = { send: async () => undefined }
beforeAll(async () => {
  server = await startMailServer()
  product = await openTestProduct({ mailer })
  desk = await openDesk(product)
})
beforeEach(() => {
  Object.assign(mailer, mailerOf(server.url))
  Object.assign(server.manners, { refuse: null, pauseMs: 0 })
  server.received.length = 0
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_000)
})
afterAll(async () => {
  await server.stop()
  await product.end()
})

const PAGE = '/v1/admin/settings/sender'
const read = async () => (await desk.ask('GET', PAGE)).body.content
const save = (body: object) => desk.ask('PUT', '/v1/admin/sender/edit', body, null)
const tried = (body: object = NOBODY) => trySender(act(), { ...NOBODY, ...body }, 400)
const act = () => {
  const { db, clock } = product
  const services = { mailer, quota: openQuota(db, false), files: { read: async () => null } }
  return { db, services, now: clock.now, who: { role: 'ADMIN', accountId: desk.account.id } as never }
}
const headers = () => {
  const { headers: all } = readMail(server.received[0]?.raw ?? '')
  return [all.get('from')?.[0], all.get('reply-to')?.[0]]
}

test('an agency that has chosen nothing writes in the name that the server was started with', async () => {
  expect(await read()).toEqual({ ...NOBODY, version: 0, given: FROM, server: new URL(server.url).host })
})

test('a trial goes to who asks, in the name that is typed, before anything is saved', async () => {
  const { body } = await desk.ask('POST', `${PAGE}/test`, MAVI)
  expect(body.content).toEqual({ to: desk.account.email, outcome: 'sent', said: '' })
  expect(server.received).toMatchObject([{ from: MAVI.mail_from_address, to: [desk.account.email] }])
  expect(headers()).toEqual([`Mavi Villa <${MAVI.mail_from_address}>`, MAVI.mail_reply_to])
  expect(await read()).toMatchObject(NOBODY)
})

test('what is saved is in whose name letters go out; who was slower is told', async () => {
  const { version } = await read()
  expect((await save({ ...MAVI, version })).body.content).toMatchObject(MAVI)
  expect((await save({ ...NOBODY, version })).body.content.code).toBe('edited-meanwhile')
  await product.book(aWish(await product.villa()))
  await product.later(1)
  expect(headers()).toEqual([`Mavi Villa <${MAVI.mail_from_address}>`, MAVI.mail_reply_to])
})

test('a name alone keeps the given address, an address alone the given name', async () => {
  await tried({ mail_from_name: 'Mavi "Villa"'.replaceAll('"', '') })
  expect(headers()).toEqual(['Mavi Villa <merhaba@happyvillalari.test>', undefined])
  server.received.length = 0
  await tried({ mail_from_address: MAVI.mail_from_address })
  expect(headers()).toEqual([`Happy Villaları <${MAVI.mail_from_address}>`, undefined])
})

test('a name that would add a header, and an address that is none, are refused at their field', async () => {
  const { version } = await read()
  const faults = async (body: object) => {
    const answer = await save({ ...NOBODY, ...body, version })
    return [answer.status, ...Object.keys(answer.body.content.fields ?? {})]
  }
  expect(await faults({ mail_from_name: 'Mavi\r\nBcc: a@b.c' })).toEqual([400, 'mail_from_name'])
  expect(await faults({ mail_from_name: 'Mavi <a@b.c>' })).toEqual([400, 'mail_from_name'])
  expect(await faults({ mail_reply_to: 'masa' })).toEqual([400, 'mail_reply_to'])
})

test('a server that refuses is quoted, one that wants it later too', async () => {
  server.manners.refuse = { code: 550, message: 'Sender not allowed' }
  expect(await tried()).toMatchObject({ outcome: 'refused', said: '550 Sender not allowed' })
  server.manners.refuse = { code: 451, message: 'Greylisted' }
  expect(await tried()).toMatchObject({ outcome: 'later', said: '451 Greylisted' })
})

test('a wrong login, a server that nobody reaches, and one that never answers are told apart', async () => {
  const guarded = await startMailServer({ user: 'mavi', pass: 'dogru' })
  Object.assign(mailer, mailerOf(guarded.url.replace('//', '//mavi:yanlis@')))
  const wrong = await tried()
  expect([wrong.outcome, wrong.said]).toEqual(['login', '535 Invalid username or password'])
  expect(await read()).toMatchObject({ server: new URL(guarded.url).host })
  Object.assign(mailer, mailerOf(guarded.url.replace('//', '//mavi:dogru@')))
  expect((await tried()).outcome).toBe('sent')
  await guarded.stop()
  expect((await tried()).outcome).toBe('unreachable')
  Object.assign(mailer, mailerOf(server.url))
  server.manners.pauseMs = 2_000
  expect((await tried()).outcome).toBe('timeout')
})

test('without a mail server the trial says that nothing went out', async () => {
  const folder = `${product.filesFolder}/outbox`
  Object.assign(mailer, openMailer({ smtpUrl: undefined, from: FROM, folder }))
  expect((await tried()).outcome).toBe('kept')
})

test('ten trials an hour for one person', async () => {
  const { services, ...rest } = act()
  const counted = { ...rest, services: { ...services, quota: openQuota(product.db, true) } }
  for (let nth = 1; nth <= 10; nth++) expect((await trySender(counted, NOBODY)).outcome).toBe('sent')
  await expect(trySender(counted, NOBODY)).rejects.toMatchObject({ code: 'too-many' })
})
