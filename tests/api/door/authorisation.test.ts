/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../src/entry/calls/handlers.ts'
import { keyFor } from '../../../src/entry/secrets.ts'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import { sessionIdOf, signSessionToken } from '../../../src/features/accounts/session-token.ts'
import { RIGHTS, type Right } from '../../../src/kernel/caller.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { belongingsOf, OWNED } from './own-and-others.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const CALLS = HANDLERS.map(({ endpoint }) => endpoint).filter(({ may }) => may !== 'anyone')
type Call = (typeof CALLS)[number]
const nameOf = ({ method, path }: Call) => `${method} ${path}`

const NONSENSE = { nothing: 'x' }

/** They end the session that asks. */
const ENDS = ['POST /v1/auth/logout']

const KEY = keyFor('a secret of the tests, long enough', 'session')
const signed = async (key: Uint8Array, token: string, from: Date) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const id = (await sessionIdOf(KEY, token, product.clock.now)) ?? ''
  return signSessionToken(key, { id, accountId: claims.id, role: claims.role, from })
}

/** A token for each way of not being let in. */
const strangers = async (): Promise<Record<string, string | undefined>> => {
  const [admin, gone, off] = [
    await product.signIn('ADMIN'),
    await product.signIn('ADMIN'),
    await product.signIn('ADMIN'),
  ]
  await product.call('POST', '/v1/auth/logout', undefined, { authorization: `Bearer ${gone.token}` })
  await product.db.update(account).set({ active: false }).where(eq(account.id, off.account.id))
  return {
    nobody: undefined,
    malformed: 'not.a.token',
    expired: await signed(KEY, admin.token, new Date(product.clock.now.getTime() - 13 * 3_600_000)),
    forged: await signed(new Uint8Array(32), admin.token, product.clock.now),
    'logged out': gone.token,
    'switched off': off.token,
  }
}

type Sent = { body?: object; query?: string }

const ask = async (
  call: Call,
  token: string | undefined,
  id = '999999',
  { body = NONSENSE, query = '' }: Sent = {},
) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => (/id$|closing|reservation/.test(name) ? id : 'yok'))
  const sent = call.method === 'GET' || call.method === 'DELETE' ? undefined : body
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'idempotency-key': crypto.randomUUID() }
  const answer = await product.call(call.method, path + query, sent, headers)
  return { status: answer.status, code: answer.body?.content?.code as string | undefined }
}

const admin = async (rights: readonly Right[]) => {
  const { account: who, token } = await product.signIn('ADMIN')
  await product.db
    .update(account)
    .set({ rights: [...rights] })
    .where(eq(account.id, who.id))
  return token
}

/** What is wrong with the answers of every call to one token, as lines that name the call. */
const wrong = async (token: string | undefined, expected: (call: Call) => (answer: Answer) => boolean) => {
  const lines: string[] = []
  for (const call of CALLS) {
    if (token && ENDS.includes(nameOf(call))) continue
    const answer = await ask(call, token)
    if (!expected(call)(answer)) lines.push(`${nameOf(call)}: ${answer.status} ${answer.code}`)
  }
  return lines
}
type Answer = Awaited<ReturnType<typeof ask>>

const unknown = ({ status }: Answer) => status === 401
const noRight = ({ status, code }: Answer) => status === 403 && code === 'no-right'
const forbidden = ({ status, code }: Answer) => status === 403 && code === 'forbidden'
const letIn = ({ status, code }: Answer) => status !== 401 && code !== 'no-right' && code !== 'forbidden'

test('nobody who is not signed in makes a call of staff, however they come', async () => {
  for (const [who, token] of Object.entries(await strangers())) {
    const lines: string[] = []
    for (const call of CALLS) {
      const answer = await ask(call, token)
      if (!unknown(answer)) lines.push(`${nameOf(call)}: ${answer.status}`)
    }
    expect([who, lines]).toEqual([who, []])
  }
})

test('an OWNER makes the calls of staff and none of the agency’s', async () => {
  const { token } = await product.signIn('OWNER')
  expect(await wrong(token, ({ may }) => (may === 'admin' ? forbidden : letIn))).toEqual([])
})

test('an ADMIN with every right makes every call; without a right none that needs it, and all others', async () => {
  expect(await wrong(await admin(RIGHTS), () => letIn)).toEqual([])
  expect(await wrong(await admin([]), ({ right }) => (right ? noRight : letIn))).toEqual([])
  for (const missing of RIGHTS) {
    const token = await admin(RIGHTS.filter((right) => right !== missing))
    expect(await wrong(token, ({ right }) => (right === missing ? noRight : letIn))).toEqual([])
  }
})

test('a call of staff that is about something has a row that says what', () => {
  const about = CALLS.filter(({ may, path }) => may === 'staff' && path.includes('/:id')).map(nameOf)
  expect(about.filter((name) => !(name in OWNED))).toEqual([])
  expect(Object.keys(OWNED).filter((name) => !about.includes(name))).toEqual([])
})

test('an OWNER comes to what is theirs, and what is another owner’s is not there', async () => {
  const { account: who, token } = await product.signIn('OWNER')
  const others = await belongingsOf(product)
  const own = await belongingsOf(product, who.id)
  const lines: string[] = []
  // what deletes comes last
  const isLast = ({ method }: Call) => Number(method === 'DELETE')
  for (const call of CALLS.toSorted((one, other) => isLast(one) - isLast(other))) {
    const row = OWNED[nameOf(call)]
    if (!row) continue
    const [theirs, mine] = [
      await ask(call, token, String(others[row.of]), row),
      await ask(call, token, String(own[row.of]), row),
    ]
    if (![403, 404].includes(theirs.status)) lines.push(`${nameOf(call)} of another: ${theirs.status}`)
    const isLost = mine.status === 404 && !row.empty
    if (mine.status >= 500 || mine.status === 401 || isLost) lines.push(`${nameOf(call)} own: ${mine.status}`)
  }
  expect(lines).toEqual([])
})
