/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { login, setUserActivity } from '../../../src/features/accounts/accounts.contract.ts'
import { account, accountLink } from '../../../src/features/accounts/accounts.table.ts'
import { forgotPassword, readLink, setPasswordByLink } from '../../../src/features/accounts/links/links.contract.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import * as calls from '../../../src/features/owners/people/people.contract.ts'
import { RIGHTS } from '../../../src/kernel/caller.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let admin: Awaited<ReturnType<TestProduct['signIn']>>
beforeAll(async () => {
  product = await openTestProduct()
  admin = await product.signIn('ADMIN')
})
afterAll(() => product.end())

const NEW = 'cok-uzun-bir-sifre'
const input = (email: string) => ({
  ...{ role: 'ADMIN' as const, firstName: 'Cansu', lastName: 'Er', email, phone: '0532 111 22 33' },
  ...{ rights: ['content' as const], ownerIds: [] as number[] },
})
const invited = async (email: string, change: object = {}) =>
  (await admin.api(calls.createUser, { body: { ...input(email), ...change } })).content
const tokenTo = async (email: string) => {
  await product.later(1)
  const mail = product.mails.findLast(({ to }) => to === email)
  return /\/dashboard\/login\/link#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const logIn = (email: string, password: string) => product.api(login, { body: { email, password } })
const setPassword = (token: string, password = NEW) => product.api(setPasswordByLink, { body: { token, password } })

test('somebody who is invited sets a password by the link of a mail, once, and has the rights that were given', async () => {
  const email = 'cansu@example.com'
  const person = await invited('Cansu@Example.com')
  expect(person).toMatchObject({ email, rights: ['content'], invited: 'open', active: true, phone: '+905321112233' })
  const token = await tokenTo(email)
  expect((await product.api(readLink, { body: { token } })).content).toMatchObject({
    ...{ kind: 'INVITATION', email, name: 'Cansu Er' },
  })
  await setPassword(token)
  await expect(setPassword(token)).rejects.toMatchObject({ status: 404 })
  const { content } = await logIn(email, NEW)
  expect(content.user).toMatchObject({ role: 'ADMIN', rights: ['content'] })
  const listed = await product
    .as(content.accessToken)(calls.listUsers, { query: {} })
    .catch((error) => error)
  expect(listed).toMatchObject({ status: 403, code: 'no-right' })
  const shown = (await admin.api(calls.getUser, { params: { id: person.id } })).content
  expect(shown).toMatchObject({ invited: null, sessions: 1, lastLoginAt: product.clock.now.toISOString() })
})

test('the secret of a link stands in no table, and in no copy of the mail that staff read', async () => {
  const email = 'sir@example.com'
  await invited(email)
  const token = await tokenTo(email)
  const rows = await product.db.select().from(letter).where(eq(letter.recipient, email))
  const links = await product.db.select().from(accountLink)
  expect(rows).toMatchObject([{ status: 'sent', rendered: { text: expect.stringContaining('gizli.invalid') } }])
  expect(JSON.stringify([rows, links])).not.toContain(token)
})

test('an e-mail is one person; an owner signs in for owners that there are', async () => {
  const owner = await anOwner(product.db)
  const twice = await admin.api(calls.createUser, { body: input(admin.account.email) }).catch((error) => error)
  expect(twice).toMatchObject({ status: 400, fields: { email: expect.any(String) } })
  const nobody = { ...input('evsahibi@example.com'), role: 'OWNER' as const, ownerIds: [owner.id, 999_999] }
  await expect(admin.api(calls.createUser, { body: nobody })).rejects.toMatchObject({ status: 400 })
  const { content } = await admin.api(calls.createUser, { body: { ...nobody, ownerIds: [owner.id] } })
  expect(content).toMatchObject({ role: 'OWNER', rights: [], owners: [{ id: owner.id }] })
})

test('a change is over the version that was seen; another e-mail ends the link and sends a new one', async () => {
  const person = await invited('yanlis@example.com')
  const first = await tokenTo('yanlis@example.com')
  const change = { ...input('dogru@example.com'), rights: [...RIGHTS], version: person.version }
  const params = { id: person.id }
  expect((await admin.api(calls.changeUser, { params, body: change })).content.rights).toEqual([...RIGHTS])
  const late = await admin.api(calls.changeUser, { params, body: change }).catch((error) => error)
  expect(late).toMatchObject({ status: 409, code: 'edited-meanwhile', detail: { now: { email: 'dogru@example.com' } } })
  await expect(setPassword(first)).rejects.toMatchObject({ status: 404 })
  await setPassword(await tokenTo('dogru@example.com'))
})

test('nobody switches themselves off or takes their own right to manage people; two take each other’s in turn', async () => {
  const other = await product.signIn('ADMIN')
  const own = (await admin.api(calls.getUser, { params: { id: admin.account.id } })).content
  const without = { ...own, rights: ['money' as const], ownerIds: [] }
  const refused = await admin.api(calls.changeUser, { params: { id: own.id }, body: without }).catch((error) => error)
  expect(refused).toMatchObject({ status: 409, code: 'own-rights' })
  const off = (by: typeof admin, id: number) =>
    by.api(setUserActivity, { body: { id, active: false } }).catch((error) => error)
  expect(await off(admin, own.id)).toMatchObject({ status: 409 })
  await Promise.all([off(other, own.id), off(admin, other.account.id)])
  const rows = await product.db.select().from(account).where(eq(account.active, true))
  expect(rows.filter(({ id }) => id === own.id || id === other.account.id)).toHaveLength(1)
  await product.db.update(account).set({ active: true }).where(eq(account.id, own.id))
  admin = { ...admin, api: product.as((await logIn(admin.account.email, PASSWORD)).content.accessToken) }
})

test('an invitation is sent again and withdrawn: the link before it ends, and nobody comes in', async () => {
  const email = 'davetli@example.com'
  const { id } = await invited(email)
  const first = await tokenTo(email)
  await admin.api(calls.sendUserLink, { params: { id } })
  const second = await tokenTo(email)
  await expect(setPassword(first)).rejects.toMatchObject({ status: 404 })
  const { content } = await admin.api(calls.withdrawInvitation, { params: { id } })
  expect(content).toMatchObject({ active: false, invited: 'ended' })
  await expect(setPassword(second)).rejects.toMatchObject({ status: 404 })
  expect((await admin.api(calls.sendUserLink, { params: { id } })).content).toMatchObject({ active: true })
  product.clock.now = new Date(product.clock.now.getTime() + 8 * 86_400_000)
  admin = { ...admin, api: product.as((await logIn(admin.account.email, PASSWORD)).content.accessToken) }
  await expect(setPassword(await tokenTo(email))).rejects.toMatchObject({ status: 404 })
})

test('a forgotten password: answered alike for everybody, an hour long, and every session ends', async () => {
  const { account: who, token: old } = await product.signIn('OWNER')
  const before = product.mails.length
  const answers = await Promise.all(
    [who.email.toUpperCase(), 'kimse@example.com'].map((email) => product.api(forgotPassword, { body: { email } })),
  )
  expect(answers[0]).toEqual(answers[1])
  const token = await tokenTo(who.email)
  expect(product.mails.length).toBe(before + 1)
  const late = product.clock.now
  product.clock.now = new Date(late.getTime() + 3_600_000)
  await expect(setPassword(token)).rejects.toMatchObject({ status: 404 })
  product.clock.now = late
  await expect(setPassword(token, 'kisa')).rejects.toMatchObject({ fields: { password: expect.any(String) } })
  await setPassword(token)
  const ended = await product.call('GET', '/v1/admin/unreadcount', undefined, { authorization: `Bearer ${old}` })
  expect(ended.status).toBe(401)
  expect((await logIn(who.email, NEW)).content.user.role).toBe('OWNER')
  await expect(logIn(who.email, PASSWORD)).rejects.toMatchObject({ status: 401 })
})

test('a link pressed twice at once sets one password', async () => {
  const { account: who } = await product.signIn('OWNER')
  await product.api(forgotPassword, { body: { email: who.email } })
  const token = await tokenTo(who.email)
  const tried = await Promise.allSettled([setPassword(token, 'birinci-sifre'), setPassword(token, 'ikinci-sifre')])
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an account that is off gets no mail and its links are worth nothing', async () => {
  const { account: who } = await product.signIn('OWNER')
  await product.api(forgotPassword, { body: { email: who.email } })
  const token = await tokenTo(who.email)
  await admin.api(setUserActivity, { body: { id: who.id, active: false } })
  await expect(setPassword(token)).rejects.toMatchObject({ status: 404 })
  const before = product.mails.length
  await product.api(forgotPassword, { body: { email: who.email } })
  await product.later(1)
  expect(product.mails.length).toBe(before)
})

test('the list has ten a page, one role, and finds a part of a name', async () => {
  await invited('bulunan@example.com', { firstName: 'Şükrü', lastName: 'Çamlıbel' })
  const list = (query: object) => admin.api(calls.listUsers, { query })
  const all = await list({})
  expect([all.take, all.roleCounts.ADMIN + all.roleCounts.OWNER]).toEqual([10, all.total])
  expect((await list({ role: 'OWNER' })).content.every(({ role }) => role === 'OWNER')).toBe(true)
  expect((await list({ search: 'camlı' })).content).toMatchObject([{ email: 'bulunan@example.com' }])
})
