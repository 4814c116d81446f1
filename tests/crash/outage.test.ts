import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filledFolder } from '../filled-folder.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { startPostgres } from '../throwaway-postgres.ts'

let server: RunningServer
let dataDir: string
beforeAll(async () => {
  dataDir = await filledFolder()
  const postgres = await startPostgres(inject('filledCluster'))
  server = await startServer({
    DATABASE_URL: postgres.urlOf('demo'),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    CARD_PROVIDER: 'demo',
  })
  postgres.stop()
})
afterAll(async () => {
  await server.stop()
})

const ask = async (path: string, body?: object) => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(server.url + path, init)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}

test('with its database gone the process lives, says that it is not ready, and still answers searches from memory', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503) // an answer stands for a quarter of a second
  expect(JSON.parse((await ask('/v2/search?guests=2')).text).total).toBeGreaterThan(0)
  expect((await ask('/listing')).status).toBe(200)
})

test('what needs the database is refused with 503, a sentence and when to come again', async () => {
  const wish = {
    villa: 'villa-kum-saati',
    checkIn: '2099-09-20',
    checkOut: '2099-09-27',
    adults: 2,
    name: 'Zeynep Tunalı',
    email: 'z@example.com',
    phone: '05321234567',
    payBy: 'card',
    acceptContract: true,
  }
  for (const answer of [await ask('/v1/villa/villa-kum-saati'), await ask('/v1/reservation', wish)])
    expect([answer.status, answer.retryAfter, JSON.parse(answer.text).content.code]).toEqual([503, '2', 'unavailable'])
  const page = await ask('/villa/villa-kum-saati')
  expect([page.status, page.retryAfter]).toEqual([503, '5'])
  expect(page.text).not.toMatch(/ECONNREFUSED|at async|select /)
})
