import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'villa-env-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const DATABASE_URL = 'postgres://villa@127.0.0.1/villa'
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), EMBEDDED_IN_PRODUCTION: 'on' }

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.4' }, false],
  [{ HOST: '127.evil.example' }, false],
  [{ DATABASE_URL }, false],
  [PRODUCTION, false],
])('%o: demo data and demo bank by themselves? %s', (given, expected) => {
  const env = readEnv({ DATA_DIR, ...given })
  expect([env.demoData, env.demoBank]).toEqual([expected, expected])
})

test('asked for by name they come anywhere, and stay away anywhere', () => {
  const on = readEnv({ DATA_DIR, DATABASE_URL, HOST: '0.0.0.0', ...PRODUCTION, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' })
  expect([on.demoData, on.demoBank]).toEqual([true, true])
  const off = readEnv({ DATA_DIR, DEMO_DATA: 'off', CARD_PROVIDER: 'none' })
  expect([off.demoData, off.demoBank]).toEqual([false, false])
})

test.each(['', 'torn'])('a kept secret that a full disk or a crash left as %j is made anew, and then stays', (torn) => {
  const dataDir = mkdtempSync(join(DATA_DIR, 'secret-'))
  writeFileSync(join(dataDir, 'session-secret'), torn)
  const { secret } = readEnv({ DATA_DIR: dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readEnv({ DATA_DIR: dataDir }).secret).toBe(secret)
  expect([readdirSync(dataDir), readFileSync(join(dataDir, 'session-secret'), 'utf8')]).toEqual([
    ['session-secret'],
    secret,
  ])
})

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'

test('tiles of others come with whose they are, from one host', () => {
  expect(readEnv({ DATA_DIR }).mapTiles).toBeNull()
  expect(readEnv({ DATA_DIR, MAP_TILES_URL: TILES, MAP_TILES_CREDIT: '© Example' }).mapTiles).toEqual({
    url: TILES,
    credit: '© Example',
  })
  expect(() => readEnv({ DATA_DIR, MAP_TILES_URL: TILES })).toThrow(/MAP_TILES_CREDIT/)
})

test.each(['https://tiles.example/{z}/{x}.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png', 'ftp://a/{z}/{x}/{y}'])(
  '%s is no address of tiles',
  (url) => {
    expect(() => readEnv({ DATA_DIR, MAP_TILES_URL: url, MAP_TILES_CREDIT: 'Example' })).toThrow(/MAP_TILES_URL/)
  },
)
