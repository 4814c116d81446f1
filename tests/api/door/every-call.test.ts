import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { HANDLERS } from '../../../src/entry/calls/handlers.ts'
import { PAGE_SIZE } from '../../../src/kernel/endpoint.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let tokens: { ADMIN: string; OWNER: string }
beforeAll(async () => {
  product = await openTestProduct()
  tokens = { ADMIN: (await product.signIn('ADMIN')).token, OWNER: (await product.signIn('OWNER')).token }
})
afterAll(() => product.end())

const calls = HANDLERS.map(({ endpoint }) => endpoint)
const NOBODY: Record<string, string> = { id: '999999', provider: 'demo' }
const pathOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => NOBODY[name] ?? 'yok')
const ask = (call: (typeof calls)[number], token?: string, body: unknown = {}) =>
  product.call(
    call.method,
    pathOf(call.path),
    call.method === 'GET' ? undefined : body,
    token ? { authorization: `Bearer ${token}` } : {},
  )

describe('every call of the API', () => {
  test('stands once', () => {
    const names = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(calls.filter(({ may }) => may !== 'anyone').map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers 401 to a visitor and 403 to whom it is not for',
    async (_, call) => {
      expect((await ask(call)).status).toBe(401)
      expect((await ask(call, 'not.a.token')).status).toBe(401)
      if (call.path === '/v1/auth/logout') return // it would end the session the next rows need
      const owner = await ask(call, tokens.OWNER)
      if (call.may === 'admin') expect(owner.status).toBe(403)
      else expect(owner.status).not.toBe(403)
    },
  )

  test.each(
    calls.filter(({ method }) => method !== 'GET').map((call) => [`${call.method} ${call.path}`, call] as const),
  )('%s answers nonsense with a 4xx, a sentence and no change', async (_, call) => {
    if (call.path === '/v1/auth/logout') return
    const before = await everyRow()
    const nonsense = [
      {
        id: 'x',
        villa: 7,
        checkIn: '2027-02-30',
        move: 'fly',
        email: 3,
        name: ['a'],
        reservation_id: {},
        next: 1,
        __proto__: { role: 'ADMIN' },
      },
      [],
      null,
      'x',
    ]
    for (const body of nonsense) {
      const { status, body: answer } = await ask(call, tokens.ADMIN, body)
      if (!call.body && status === 404) continue
      expect([status >= 400 && status < 500, typeof answer.content?.message]).toEqual([true, 'string'])
      expect(answer.content.message).not.toMatch(/select|insert|\/src\/|Error:/i)
    }
    expect(await everyRow()).toEqual(before)
  })

  test('lists have the page sizes of the specification and never more than 200', async () => {
    const sizes: Record<string, number> = {
      '/v1/admin/villas': PAGE_SIZE.villas,
      '/v1/admin/towns': PAGE_SIZE.towns,
      '/v1/admin/districts': PAGE_SIZE.districts,
      '/v1/admin/villatypes': PAGE_SIZE.villaTypes,
      '/v1/admin/reservations': PAGE_SIZE.reservations,
      '/v1/website/comments': PAGE_SIZE.websiteComments,
      '/v1/blog': PAGE_SIZE.blog,
    }
    for (const [path, take] of Object.entries(sizes)) {
      const { body } = await product.call('GET', path, undefined, { authorization: `Bearer ${tokens.ADMIN}` })
      expect([path, body.take]).toEqual([path, take])
      for (const bad of ['take=201', 'take=0', 'take=1e9', 'skip=-1', 'skip=NaN', 'take=x'])
        expect([
          path,
          bad,
          (await product.call('GET', `${path}?${bad}`, undefined, { authorization: `Bearer ${tokens.ADMIN}` })).status,
        ]).toEqual([path, bad, 400])
    }
  })

  test('is described in the OpenAPI document', async () => {
    const { body } = await product.call('GET', '/v1/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const page = await product.call('GET', '/v1/docs')
    expect(page.body).toContain('/v1/reservation/{token}/cancel')
    for (const { method, path } of calls) expect(described).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  })

  test('has a summary, and answers that are objects with content', () => {
    for (const { does, path, answer } of calls) {
      expect([path, does.length > 5]).toEqual([path, true])
      expect([path, Object.keys((answer as z.ZodMiniObject).shape)]).toEqual([
        path,
        expect.arrayContaining(['content']),
      ])
    }
  })
})

describe('bad input to the calls that everybody may make', () => {
  test('broken JSON, wrong types, a megabyte of text: a 4xx with a sentence', async () => {
    const raw = (payload: string, type = 'application/json') =>
      product.call('POST', '/v1/reservation', payload, { 'content-type': type })
    expect((await raw('{"villa":')).status).toBe(400)
    expect((await raw('<a/>', 'application/xml')).status).toBe(415)
    expect((await raw(JSON.stringify({ note: 'x'.repeat(1_000_000) }))).status).toBe(413)
    expect((await raw(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).status).toBe(400)
    expect((await product.call('GET', '/v1/villa/../../etc/passwd')).status).toBe(404)
    for (const path of ['/v1/%E0%A4%A', '/v1/nothing/here'])
      expect((await product.call('GET', path)).body.content.message).toMatch(/^\p{Lu}.+\.$/u)
    expect((await product.call('GET', `/v1/villa/${'a'.repeat(5000)}`)).status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['checkin=2027-02-30&checkout=2027-03-04', 400, 'checkin'],
    ['checkin=2026-01-01&checkout=2026-01-08', 422, 'checkin'],
    ['checkin=2027-07-10&checkout=2027-07-10', 422, 'checkout'],
    ['checkin=2027-07-10&checkout=2027-11-10', 422, 'checkout'],
    ['checkin=2027-07-10', 422, 'checkout'],
    ['checkin=2028-07-10&checkout=2029-07-20', 422, 'checkout'],
    ['guests=0', 400, 'guests'],
    ['guests=abc', 400, 'guests'],
    ['sort=cheap', 400, 'sort'],
  ])('search?%s is refused on its field', async (query, status, field) => {
    const answer = await product.call('GET', `/v2/search?${query}`)
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([status, [field]])
    expect(answer.body.content.fields[field].length).toBeGreaterThan(5)
  })

  test('a calendar is asked for days that are kept, not for the end of time', async () => {
    const villa = await product.villa()
    const answer = await product.call('GET', `/v1/villa/${villa.slug}/calendar?from=2999-12-31`)
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([422, ['from']])
  })

  test('a refusal speaks the visitor’s language', async () => {
    const says = async (headers: Record<string, string>) =>
      (await product.call('GET', '/v1/villa/yok', undefined, headers)).body.content.message
    expect(await says({})).toBe('Kayıt bulunamadı.')
    expect(await says({ cookie: 'googtrans=/auto/en' })).toBe('No record found.')
    expect(await says({ 'x-language': 'ru' })).toBe('Запись не найдена.')
  })
})

/** The rows of every table, counted: what a refused call must leave alone. */
const everyRow = async () => {
  const tables = [
    'villa',
    'reservation',
    'taken_night',
    'closing',
    'account',
    'faq',
    'subscriber',
    'contact_message',
    'letter',
    'ledger_entry',
    'payment_attempt',
    'reservation_event',
    'alert',
  ]
  const counts = await Promise.all(
    tables.map((table) => product.db.execute(sql.raw(`SELECT count(*)::int AS n FROM ${table}`))),
  )
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.rows[0]?.n]))
}
