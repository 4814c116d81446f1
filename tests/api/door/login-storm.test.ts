import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sealerFor } from '../../../src/entry/secrets.ts'
import { accountByEmail } from '../../../src/features/accounts/accounts.store.ts'
import { account as accounts, knownDevice, session } from '../../../src/features/accounts/accounts.table.ts'
import { beginSession } from '../../../src/features/accounts/log-in.flow.ts'
import { hashPassword } from '../../../src/features/accounts/password.server.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../../test-product.ts'

const PLACE = { ip: '10.0.0.1', device: undefined, deviceName: 'Firefox' }

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
})
afterAll(() => product.end())
afterEach(() => product.later(20)) // pauses and minutes are over

const act = () => ({ db: product.db, services: { sealer: sealerFor('any') }, now: product.clock.now })

const NEXT = 'yepyeni-bir-sifre'
let line = 0
/** Another address each time: no one network's limit or pause answers for the account's. */
const elsewhere = () => `198.51.${100 + (Math.floor(++line / 250) % 100)}.${line % 250}`
const post = async (path: string, body: object, from: string, headers: Record<string, string> = {}) => {
  const answer = await product.app.inject({ method: 'POST', url: path, remoteAddress: from, payload: body, headers })
  return { status: answer.statusCode, body: answer.json(), cookie: String(answer.headers['set-cookie'] ?? '') }
}
const logIn = (email: string, password: string, from = elsewhere(), cookie = '') =>
  post('/v1/auth/login', { email, password }, from, cookie ? { cookie } : {})
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('a storm of guesses', () => {
  test('of 200 at once from everywhere at most ten are compared, whether the account exists or not', async () => {
    const { account } = await product.signIn('ADMIN')
    for (const email of [account.email, 'nobody@example.com']) {
      const answers = await times(200, () => logIn(email, 'a wrong guess'))
      expect(counted(answers, 401)).toBeLessThanOrEqual(10)
      expect(counted(answers, 401)).toBeGreaterThan(0)
      expect(counted(answers, 401) + counted(answers, 429)).toBe(200)
    }
  })

  test('lets the right person in with the browser that signed in before, and makes nobody else wait', async () => {
    const { account } = await product.signIn('ADMIN')
    const { cookie } = await logIn(account.email, PASSWORD)
    expect(cookie).toMatch(/^hv_device=[\w-]{43}; Path=\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const [storm, own] = await Promise.all([
      times(60, () => logIn(account.email, 'a wrong guess')),
      logIn(account.email, PASSWORD, '203.0.113.7', cookie.split(';')[0]),
    ])
    expect([counted(storm, 200), own.status]).toEqual([0, 200])
    expect((await logIn(account.email, PASSWORD, '203.0.113.8')).status).toBe(429) // an unknown browser shares the strangers' tries
    const { account: other } = await product.signIn('OWNER')
    expect((await logIn(other.email, PASSWORD, '203.0.113.7', cookie.split(';')[0])).status).toBe(200)
  })

  test('pauses the network it comes from, not another one', async () => {
    const { account } = await product.signIn('ADMIN')
    await product.later(1)
    for (let time = 0; time < 5; time++) await logIn(account.email, 'x', '198.51.100.1')
    expect((await logIn(account.email, PASSWORD, '198.51.100.1')).status).toBe(429)
    expect((await logIn(account.email, PASSWORD, '2001:db8:1:2::9')).status).toBe(200)
  })

  test('at the form of another password is counted like one at the login', async () => {
    const { account, token } = await product.signIn('ADMIN')
    const change = (current: string) =>
      post('/v1/auth/password', { current, next: NEXT }, '198.51.100.2', { authorization: `Bearer ${token}` })
    const answers = await times(12, () => change('a wrong guess'))
    expect(counted(answers, 422)).toBeLessThanOrEqual(5)
    expect(counted(answers, 422) + counted(answers, 429)).toBe(12)
    for (let minute = 0; minute < 3; minute++) {
      await product.later(1)
      await change('a wrong guess')
      await change('a wrong guess')
    }
    // it pauses, whatever is guessed where
    expect((await logIn(account.email, PASSWORD, '198.51.100.2')).status).toBe(429)
  })
})

describe('another password', () => {
  test('ends what the old one opens: a session is never begun for a password that was changed while it was compared', async () => {
    const { account } = await product.signIn('ADMIN')
    const compared = await accountByEmail(product.db, account.email)
    if (!compared) throw new Error('The account is gone.')
    await product.db
      .update(accounts)
      .set({ passwordHash: await hashPassword(NEXT) })
      .where(eq(accounts.id, account.id))
    const before = await product.db.$count(session)
    expect(await beginSession(act(), compared, PLACE)).toBe('wrong-credentials')
    await product.db
      .update(accounts)
      .set({ passwordHash: compared.passwordHash, active: false })
      .where(eq(accounts.id, account.id))
    expect(await beginSession(act(), compared, PLACE)).toBe('wrong-credentials')
    expect(await product.db.$count(session)).toBe(before)
  })

  test('leaves no session of the old one, however logins and the change meet', async () => {
    const { account, token } = await product.signIn('ADMIN')
    const logins = times(4, () => logIn(account.email, PASSWORD))
    const changed = post('/v1/auth/password', { current: PASSWORD, next: NEXT }, elsewhere(), {
      authorization: `Bearer ${token}`,
    })
    const opened = (await logins).filter(({ status }) => status === 200)
    expect((await changed).status).toBe(200)
    for (const { body } of opened) {
      const asked = await product.call('GET', '/v1/admin/unreadcount', undefined, {
        authorization: `Bearer ${body.content.accessToken}`,
      })
      expect(asked.status).toBe(401)
    }
    expect(await product.db.select().from(session).where(eq(session.accountId, account.id))).toEqual([])
  })

  test('makes a stranger of every browser but the one it was set with', async () => {
    const { account } = await product.signIn('ADMIN')
    const own = await logIn(account.email, PASSWORD)
    await logIn(account.email, PASSWORD)
    const cookie = own.cookie.split(';')[0] ?? ''
    await post('/v1/auth/password', { current: PASSWORD, next: NEXT }, elsewhere(), {
      authorization: `Bearer ${own.body.content.accessToken}`,
      cookie,
    })
    expect(await product.db.select().from(knownDevice).where(eq(knownDevice.accountId, account.id))).toHaveLength(1)
    expect((await logIn(account.email, NEXT, elsewhere(), cookie)).status).toBe(200)
  })
})
