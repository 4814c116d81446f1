/** @module-tag embedded */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import { loginFailure } from '../../../src/features/accounts/accounts.table.ts'
import { pauseAfter } from '../../../src/features/accounts/login-limits.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const COUNTS = '/v1/admin/unreadcount'
const ask = async (token: string, path = COUNTS) =>
  (await product.call('GET', path, undefined, { authorization: `Bearer ${token}` })).status
const logIn = (email: string, password: string) => product.call('POST', '/v1/auth/login', { email, password })

describe('a session', () => {
  test('begins with a token that a browser can read: iat, exp and id', async () => {
    const { account, token } = await product.signIn('OWNER')
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ id: account.id, iat: expect.any(Number), exp: expect.any(Number) })
    expect(await ask(token)).toBe(200)
  })

  test('really ends on logout', async () => {
    const { token } = await product.signIn('ADMIN')
    expect(
      (await product.call('POST', '/v1/auth/logout', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(200)
    expect(await ask(token)).toBe(401)
  })

  test('ends everywhere when the password changes', async () => {
    const { account, token } = await product.signIn('ADMIN')
    const other = (await logIn(account.email, PASSWORD)).body.content.accessToken
    const change = (current: string) =>
      product.call(
        'POST',
        '/v1/auth/password',
        { current, next: 'yepyeni-bir-sifre' },
        { authorization: `Bearer ${token}` },
      )
    expect((await change('not mine')).status).toBe(422)
    expect(await ask(other)).toBe(200)
    expect((await change(PASSWORD)).status).toBe(200)
    expect([await ask(token), await ask(other)]).toEqual([401, 401])
    expect((await logIn(account.email, 'yepyeni-bir-sifre')).status).toBe(200)
  })

  test('ends at once when the account is switched off, and no new one begins', async () => {
    const admin = await product.signIn('ADMIN')
    const { account, token } = await product.signIn('OWNER')
    const off = (id: number, by: string) =>
      product.call('PATCH', '/v1/admin/users/activity', { id, active: false }, { authorization: `Bearer ${by}` })
    expect((await off(account.id, token)).status).toBe(403)
    expect((await off(account.id, admin.token)).status).toBe(200)
    expect(await ask(token)).toBe(401)
    expect((await logIn(account.email, PASSWORD)).body.content.code).toBe('wrong-credentials')
    expect((await off(admin.account.id, admin.token)).status).toBe(409)
  })

  test('ends when its twelve hours are over', async () => {
    const { token } = await product.signIn('ADMIN')
    const before = product.clock.now
    product.clock.now = new Date(before.getTime() + 12 * 3_600_000 + 1000)
    expect(await ask(token)).toBe(401)
    product.clock.now = before
  })

  test('is not given for a token of another make', async () => {
    const { account } = await product.signIn('ADMIN')
    const forged = (secret: Uint8Array, audience: string) =>
      new SignJWT({ id: account.id, role: 'ADMIN' })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti('11111111-1111-4111-8111-111111111111')
        .setAudience(audience)
        .setIssuedAt(1_803_900_000)
        .setExpirationTime(1_903_900_000)
        .sign(secret)
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ id: account.id, exp: 1_903_900_000 })).toString('base64url')}.`
    const tokens = [
      await forged(new Uint8Array(32), 'happyvillalari.dashboard'),
      await forged(keyFor('a secret of the tests, long enough', 'session'), 'happyvillalari.dashboard'),
      none,
      'x',
      'a.b.c',
    ]
    for (const token of tokens) expect(await ask(token)).toBe(401)
  })

  test('an unknown address and a wrong password are answered alike; guessing slows down', async () => {
    const { account } = await product.signIn('OWNER')
    const [unknown, wrong] = [await logIn('nobody@example.com', 'x'), await logIn(account.email, 'x')]
    expect(unknown.body).toEqual(wrong.body)
    for (let time = 0; time < 4; time++) await logIn(account.email, 'x')
    const paused = await logIn(account.email, PASSWORD)
    expect([paused.status, Number(paused.headers['retry-after']) > 0]).toEqual([429, true])
    product.clock.now = new Date(product.clock.now.getTime() + 60_000)
    expect((await logIn(account.email, PASSWORD)).status).toBe(200)
    expect([0, 4, 5, 6, 30].map(pauseAfter)).toEqual([0, 0, 15, 30, 900])
    await product.later(25 * 60)
    await product.jobs.runAll()
    expect(await product.db.$count(loginFailure)).toBe(0)
  })
})
