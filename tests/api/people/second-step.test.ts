/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login, setUserActivity } from '../../../src/features/accounts/accounts.contract.ts'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import { changeOwnAccount, listOwnSessions, ownAccount } from '../../../src/features/accounts/own/own.contract.ts'
import * as calls from '../../../src/features/accounts/totp/totp.contract.ts'
import { auditEntry } from '../../../src/features/audit/audit.table.ts'
import { unreadCount } from '../../../src/features/overview/overview.contract.ts'
import {
  dropSecondStep,
  getUser,
  listUsers,
  requireSecondStep,
} from '../../../src/features/owners/people/people.contract.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())
beforeEach(() => product.later(20)) // no pause of the test before

type Desk = Awaited<ReturnType<TestProduct['signIn']>>

const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: product.clock.now.getTime() + seconds * 1000 })
const logIn = (desk: Desk, code?: string, password = PASSWORD) =>
  product.api(login, { body: { email: desk.account.email, password, ...(code !== undefined && { code }) } })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'let in',
    ({ code }) => code,
  )

/** Somebody whose second step counts, half a minute ago. */
const withSecondStep = async (role: 'ADMIN' | 'OWNER' = 'ADMIN') => {
  const desk = await product.signIn(role)
  const { key } = (await desk.api(calls.beginTotp, { body: { password: PASSWORD } })).content
  const { recoveryCodes } = (await desk.api(calls.switchTotpOn, { body: { code: codeOf(key) } })).content
  product.clock.now = new Date(product.clock.now.getTime() + 60_000)
  return { ...desk, key, recoveryCodes }
}

test('somebody switches the second step on with password and code; then the login asks for a code', async () => {
  const desk = await product.signIn('OWNER')
  const wrong = await desk.api(calls.beginTotp, { body: { password: 'tahmin' } }).catch((error) => error)
  expect(wrong).toMatchObject({ status: 422, fields: { password: expect.any(String) } })
  const { key, uri } = (await desk.api(calls.beginTotp, { body: { password: PASSWORD } })).content
  expect(uri).toContain(`secret=${key}`)
  expect(decodeURIComponent(uri)).toContain(desk.account.email)
  expect((await logIn(desk)).content.user.role).toBe('OWNER') // a key alone counts for nothing
  const guess = await desk.api(calls.switchTotpOn, { body: { code: codeOf(key, 300) } }).catch((error) => error)
  expect(guess).toMatchObject({ status: 400, fields: { code: expect.any(String) } })
  const { recoveryCodes } = (await desk.api(calls.switchTotpOn, { body: { code: codeOf(key) } })).content
  expect(new Set(recoveryCodes).size).toBe(10)
  const own = (await desk.api(ownAccount)).content
  expect(own.secondStep).toEqual({ since: product.clock.now.toISOString(), codesLeft: 10, required: false })
  expect(await refusalOf(logIn(desk))).toBe('code-needed')
  expect(await refusalOf(logIn(desk, '', PASSWORD))).toBe('malformed')
  expect(await refusalOf(desk.api(calls.beginTotp, { body: { password: PASSWORD } }))).toBe('already-moved')
})

test('a code opens one session, one step of drift either way, and never again', async () => {
  const desk = await withSecondStep()
  const now = codeOf(desk.key)
  const tried = await Promise.all([refusalOf(logIn(desk, now)), refusalOf(logIn(desk, now))])
  expect(tried.sort()).toEqual(['let in', 'wrong-code'])
  expect(await refusalOf(logIn(desk, codeOf(desk.key, -30)))).toBe('wrong-code') // older than the one that was used
  expect(await refusalOf(logIn(desk, codeOf(desk.key, 60)))).toBe('wrong-code')
  expect(await refusalOf(logIn(desk, ` ${codeOf(desk.key, 30)}`))).toBe('let in')
  product.clock.now = new Date(product.clock.now.getTime() + 120_000)
  expect(await refusalOf(logIn(desk, codeOf(desk.key, -30)))).toBe('let in')
})

test('the code that switched it on opens no session', async () => {
  const desk = await product.signIn('ADMIN')
  const { key } = (await desk.api(calls.beginTotp, { body: { password: PASSWORD } })).content
  await desk.api(calls.switchTotpOn, { body: { code: codeOf(key) } })
  expect(await refusalOf(logIn(desk, codeOf(key)))).toBe('wrong-code')
})

test('wrong codes pause like wrong passwords, and asking for the code in between forgets none', async () => {
  const desk = await withSecondStep()
  for (let tries = 0; tries < 5; tries++) {
    expect(await refusalOf(logIn(desk))).toBe('code-needed')
    expect(await refusalOf(logIn(desk, '000000'))).toBe('wrong-code')
  }
  expect(await refusalOf(logIn(desk, codeOf(desk.key)))).toBe('too-many')
})

test('a wrong password with a right code says nothing of the code', async () => {
  const desk = await withSecondStep()
  expect(await refusalOf(logIn(desk, codeOf(desk.key), 'tahmin'))).toBe('wrong-credentials')
  expect(await refusalOf(logIn(desk, codeOf(desk.key)))).toBe('let in')
})

test('a recovery code works once, however it is typed', async () => {
  const desk = await withSecondStep()
  const [first = '', second = ''] = desk.recoveryCodes
  const tried = await Promise.all([refusalOf(logIn(desk, first)), refusalOf(logIn(desk, first))])
  expect(tried.sort()).toEqual(['let in', 'wrong-code'])
  expect(await refusalOf(logIn(desk, second.toUpperCase().replaceAll('-', ' ')))).toBe('let in')
  expect((await desk.api(ownAccount)).content.secondStep.codesLeft).toBe(8)
})

test('neither key nor recovery codes stand in the database, nor in what is answered later or noted of changes', async () => {
  const desk = await withSecondStep()
  const [row] = await product.db.select().from(account).where(eq(account.id, desk.account.id))
  const noted = await product.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.record, String(desk.account.id)))
  expect(noted.length).toBeGreaterThan(0)
  const own = await desk.api(ownAccount)
  const all = JSON.stringify([row, noted, own])
  for (const secret of [desk.key, ...desk.recoveryCodes]) expect(all).not.toContain(secret)
})

test('it is switched off with the password alone', async () => {
  const desk = await withSecondStep()
  expect(await refusalOf(desk.api(calls.switchTotpOff, { body: { password: 'tahmin' } }))).toBe('invalid')
  expect(await refusalOf(logIn(desk))).toBe('code-needed')
  await desk.api(calls.switchTotpOff, { body: { password: PASSWORD } })
  expect(await refusalOf(logIn(desk))).toBe('let in')
})

test('who manages people helps who lost the telephone, whose sessions end; nobody does it for themselves', async () => {
  const [desk, boss] = [await withSecondStep(), await withSecondStep()]
  const shown = (await boss.api(getUser, { params: { id: desk.account.id } })).content
  expect(shown.twoSteps).toBe(true)
  expect(await refusalOf(boss.api(dropSecondStep, { params: { id: boss.account.id } }))).toBe('invalid')
  const { content } = await boss.api(dropSecondStep, { params: { id: desk.account.id } })
  expect(content).toMatchObject({ twoSteps: false, sessions: 0 })
  expect(await refusalOf(desk.api(listOwnSessions))).toBe('unauthenticated')
  expect(await refusalOf(logIn(desk))).toBe('let in')
})

test('once it is demanded, an ADMIN without it comes to what sets it up and no further; an OWNER is left alone', async () => {
  const [desk, owner, boss] = [await product.signIn('ADMIN'), await product.signIn('OWNER'), await withSecondStep()]
  expect(await refusalOf(desk.api(requireSecondStep, { body: { required: true } }))).toBe('totp-needed')
  await boss.api(requireSecondStep, { body: { required: true } })
  expect((await boss.api(listUsers, { query: {} })).secondStepRequired).toBe(true)
  const asked = [
    refusalOf(desk.api(unreadCount)),
    refusalOf(desk.api(listUsers, { query: {} })),
    refusalOf(desk.api(setUserActivity, { body: { id: boss.account.id, active: false } })),
  ]
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['totp-needed']))
  expect(await refusalOf(owner.api(unreadCount))).toBe('let in')
  const own = (await desk.api(ownAccount)).content
  expect(own.secondStep.required).toBe(true)
  await desk.api(changeOwnAccount, { body: { firstName: 'Ece', lastName: 'Su', phone: '', version: own.version } })
  const again = { ...desk, api: product.as((await logIn(desk)).content.accessToken) }
  const { key } = (await again.api(calls.beginTotp, { body: { password: PASSWORD } })).content
  expect(await refusalOf(again.api(unreadCount))).toBe('totp-needed')
  await again.api(calls.switchTotpOn, { body: { code: codeOf(key) } })
  expect(await refusalOf(again.api(unreadCount))).toBe('let in')
  await boss.api(requireSecondStep, { body: { required: false } })
})
