import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWhenStale } from '../../scripts/build.ts'
import { prepareDatabase } from '../../src/entry/database.ts'
import { readEnv } from '../../src/entry/env.ts'
import { account } from '../../src/features/accounts/accounts.table.ts'
import { startServer } from '../running-server.ts'
import { startPostgres } from '../throwaway-postgres.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'villa-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('three processes that start together on an empty database fill it once', async () => {
  const postgres = await startPostgres()
  try {
    await postgres.create('together')
    const env = readEnv({
      NODE_ENV: 'production',
      DATABASE_URL: postgres.urlOf('together'),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests, long enough',
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'bir-deneme-sifresi',
    })
    const databases = await Promise.all([1, 2, 3].map(() => prepareDatabase(env, join(dataDir, 'files'), () => undefined)))
    expect(await databases[0]?.db.select({ email: account.email }).from(account)).toEqual([{ email: 'first@example.com' }])
    for (const database of databases) await database.close()
  } finally {
    postgres.stop()
  }
})

test('behind one proxy the visitor is who the proxy says, not who the visitor says', async () => {
  buildWhenStale()
  const server = await startServer({ DATA_DIR: join(dataDir, 'proxied'), DATABASE_URL: '', DEMO_DATA: 'off', TRUST_PROXY: 'true' })
  const metricsFor = async (forwarded: string) =>
    (await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': forwarded } })).status
  expect(await metricsFor('127.0.0.1, 203.0.113.9')).toBe(404)
  expect(await metricsFor('203.0.113.9, 127.0.0.1')).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('asked to end while a mail server says nothing and a request is in flight, it answers the request and ends well in time', async () => {
  buildWhenStale()
  const calls: Socket[] = []
  const deaf = createServer((socket) => {
    calls.push(socket.on('error', () => undefined))
    socket.write('220 here I am\r\n')
  }).listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const smtp = `smtp://127.0.0.1:${(deaf.address() as AddressInfo).port}`
  const server = await startServer({ DATA_DIR: join(dataDir, 'stopping'), DATABASE_URL: '', SMTP_URL: smtp, DEMO_DATA: 'on' })
  const login = { email: 'admin@happyvillalari.test', password: 'mutlu-villa-2026' }
  const { content } = await (await post(`${server.url}/v1/auth/login`, login)).json()
  const bearer = { authorization: `Bearer ${content.accessToken}` }
  const list = await (await fetch(`${server.url}/v1/admin/reservations?status=CONFIRMED&take=1`, { headers: bearer })).json()
  await post(`${server.url}/v1/admin/sendconfirm`, { reservation_id: list.content[0].id }, bearer)
  await expect.poll(() => calls.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const inFlight = post(`${server.url}/v1/auth/login`, login) // a password takes a while
  await new Promise((resolve) => setTimeout(resolve, 30))
  const began = Date.now()
  expect(await server.stop()).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
  expect((await inFlight).status).toBe(200)
  for (const socket of calls) socket.destroy()
  deaf.close()
})

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
