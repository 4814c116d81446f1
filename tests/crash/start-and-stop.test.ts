import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../src/entry/database.ts'
import { readEnv } from '../../src/entry/env.ts'
import { account } from '../../src/features/accounts/accounts.table.ts'
import { folderFiles } from '../../src/platform/files/storage/folder-files.ts'
import { filledFolder } from '../filled-folder.ts'
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
    const prepared = await Promise.all(
      [1, 2, 3].map(() => prepareDatabase(env, folderFiles(join(dataDir, 'files')), () => undefined)),
    )
    const databases = prepared.map(({ database }) => database)
    expect(await databases[0]?.db.select({ email: account.email }).from(account)).toEqual([
      { email: 'first@example.com' },
    ])
    for (const database of databases) await database.close()
  } finally {
    postgres.stop()
  }
})

test('behind one proxy the visitor is who the proxy says, not who the visitor says', async () => {
  const server = await startServer({ DATA_DIR: await filledFolder(), DATABASE_URL: '', TRUST_PROXY: 'true' })
  const metricsFor = async (forwarded: string) =>
    (await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': forwarded } })).status
  expect(await metricsFor('127.0.0.1, 203.0.113.9')).toBe(404)
  expect(await metricsFor('203.0.113.9, 127.0.0.1')).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('told to end under load, it says so first: a balancer takes it out, and nobody loses an answer', async () => {
  const server = await startServer({ DATA_DIR: await filledFolder(), DATABASE_URL: '' })
  const balancer = balance(server.url)
  await expect.poll(() => balancer.count.answered).toBeGreaterThan(100)
  const stopping = server.stop()
  await balancer.tookItOut
  const code = await stopping
  expect([code, balancer.count.failed]).toEqual([0, []])
})

test('a second signal ends it without waiting for a balancer', async () => {
  const server = await startServer({ DATA_DIR: await filledFolder(), DATABASE_URL: '' })
  const ended = server.stop()
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 10 }).toBe(503)
  expect([await server.stop(), await ended]).toEqual([0, 0])
})

test('killed in the middle of its work, it is ready again on its embedded database', async () => {
  const env = { DATA_DIR: join(dataDir, 'killed'), DATABASE_URL: '', DEMO_DATA: 'on', CARD_PROVIDER: 'demo' }
  const first = await startServer(env)
  await first.stop('SIGKILL')
  const began = performance.now()
  const second = await startServer(env)
  const took = (performance.now() - began) / 1_000
  console.log(`ready ${took.toFixed(1)} s after kill -9`)
  expect(second.output()).not.toContain('mutlu-villa-2026') // only the start that made the demo data tells
  expect(first.output()).toContain('mutlu-villa-2026')
  expect(await second.stop('SIGINT')).toBe(0)
})

test('a production database that a demo login opens is not served, unless asked for by name', async () => {
  const postgres = await startPostgres()
  try {
    await postgres.create('demo')
    const base = {
      DATABASE_URL: postgres.urlOf('demo'),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests, long enough',
    }
    const prepare = async (env: Record<string, string>) => {
      const said: string[] = []
      const { database, isDemoNew } = await prepareDatabase(
        readEnv({ ...base, ...env }),
        folderFiles(join(dataDir, 'demo-files')),
        (line) => said.push(line),
      )
      return { database, isDemoNew, said }
    }
    const made = await prepare({ DEMO_DATA: 'on' })
    expect(made.isDemoNew).toBe(true)
    const refused = /owner2@happyvillalari\.test.*UPDATE account SET active = false.*DEMO_DATA=on/s
    await expect(prepare({ NODE_ENV: 'production' })).rejects.toThrow(refused)
    await expect(prepare({ NODE_ENV: 'production', DEMO_PASSWORD: 'another-password' })).rejects.toThrow(refused)
    const meant = await prepare({ NODE_ENV: 'production', DEMO_DATA: 'on' })
    expect(meant.isDemoNew).toBe(false)
    await made.database.db.update(account).set({ active: false })
    const safe = await prepare({ NODE_ENV: 'production' })
    for (const { database } of [made, meant, safe]) await database.close()
  } finally {
    postgres.stop()
  }
})

test('asked to end while a mail server says nothing and a request is in flight, it answers the request and ends well in time', async () => {
  const calls: Socket[] = []
  const deaf = createServer((socket) => {
    calls.push(socket.on('error', () => undefined))
    socket.write('220 here I am\r\n')
  }).listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const smtp = `smtp://127.0.0.1:${(deaf.address() as AddressInfo).port}`
  const server = await startServer({
    DATA_DIR: await filledFolder(),
    DATABASE_URL: '',
    SMTP_URL: smtp,
    DEMO_DATA: 'on',
  })
  const login = { email: 'admin@happyvillalari.test', password: 'mutlu-villa-2026' }
  const { content } = await (await post(`${server.url}/v1/auth/login`, login)).json()
  const bearer = { authorization: `Bearer ${content.accessToken}` }
  const list = await (
    await fetch(`${server.url}/v1/admin/reservations?status=CONFIRMED&take=1`, { headers: bearer })
  ).json()
  await post(`${server.url}/v1/admin/sendconfirm`, { reservation_id: list.content[0].id }, bearer)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const inFlight = post(`${server.url}/v1/auth/login`, login) // a password takes a while
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await server.stop()).toBe(0) // 1 = its time was over
  expect((await inFlight).status).toBe(200)
  for (const socket of calls) socket.destroy()
  deaf.close()
})

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const CALLERS = 12

/**
 * Sends requests over kept connections as a balancer would: as long as /readyz says 200, which it asks beside them.
 * Counts what came back, and what was lost. As many are in flight as there are callers, so a slow machine is asked
 * less.
 */
const balance = (url: string) => {
  const agent = new Agent({ keepAlive: true })
  const count = { answered: 0, failed: [] as string[] }
  let isIn = true
  const send = (path: string, over?: Agent): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent: over ?? false }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      }).on('error', reject)
    })
  const call = async (): Promise<void> => {
    while (isIn) {
      const path = PATHS[count.answered % PATHS.length] ?? '/'
      const status = await send(path, agent).catch((error) => `${path} ${error.code}`)
      if (status === 200) count.answered++
      else count.failed.push(String(status))
    }
  }
  const callers = Array.from({ length: CALLERS }, call)
  const watch = async (): Promise<void> => {
    while ((await send('/readyz')) === 200) await pause(200)
    isIn = false
    await Promise.all(callers)
    agent.destroy()
  }
  return { count, tookItOut: watch() }
}

const PATHS = ['/v1/town', '/v2/search?guests=2', '/healthz', '/v1/website/data', '/v1/district', '/robots.txt']
