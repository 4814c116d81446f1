import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { filledFolder } from '../filled-folder.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { type Postgres, startPostgres } from '../throwaway-postgres.ts'
import { audit } from './kit/audit.ts'
import { bringBack, sendGuests, type Told } from './kit/guests.ts'
import { readConstraints, readTables, type Tables } from './kit/tables.ts'

const GUESTS = 8
const SERVED = 25
const SECRET = 'a secret of the drill, long enough to sign links'
const COMMON = { SESSION_SECRET: SECRET, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' }
/** What only ever grows while guests book: a snapshot lies between what was there before it and after it. */
const GROWING = ['reservation', 'reservation_event', 'ledger_entry', 'letter', 'request_key'].map(
  (name) => `public.${name}`,
)

let folder: string
let postgres: Postgres
const servers: RunningServer[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'villa-drill-'))
  postgres = await startPostgres(inject('filledCluster'))
})
afterAll(async () => {
  for (const server of servers) await server.stop('SIGKILL')
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

type At = { DATABASE_URL: string; DATA_DIR: string }
const serve = async (at: At, more: Record<string, string> = {}): Promise<RunningServer> => {
  const server = await startServer({ ...COMMON, ...at, ...more })
  servers.push(server)
  return server
}

/** Runs one of the scripts as `npm run` would; answers how it ended, what it said, and how many seconds it took. */
const runScript = async (script: 'backup' | 'restore', at: At, file: string) => {
  const began = performance.now()
  const child = spawn(process.execPath, [`scripts/${script}.ts`, file], {
    env: { ...process.env, NODE_ENV: '', ...at },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said, seconds: (performance.now() - began) / 1_000 }
}

const served = async (told: Told): Promise<void> => {
  const wanted = told.reservations.length + SERVED
  await expect.poll(() => told.reservations.length).toBeGreaterThanOrEqual(wanted)
}

const json = async (address: string, body?: object) => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, init)
  return { status: answer.status, content: ((await answer.json()) as { content: Record<string, unknown> }).content }
}

const filesOf = async (dataDir: string): Promise<Map<string, string>> => {
  const at = join(dataDir, 'files')
  const names = (await readdir(at, { recursive: true, withFileTypes: true })).filter(
    (each) => each.isFile() && !each.parentPath.includes('.cache'),
  )
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return new Map(
    await Promise.all(paths.map(async (path) => [path.slice(at.length), hashOf(await readFile(path))] as const)),
  )
}
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const books = async <T>(
  at: At,
  look: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(
    at.DATABASE_URL ? { url: at.DATABASE_URL } : { folder: join(at.DATA_DIR, 'database') },
  )
  return look(database.db).finally(() => database.close())
}

/** What guests were told before the backup */
const expectServed = async (server: RunningServer, dataDir: string, before: Told): Promise<void> => {
  for (const { code, slug, token } of before.reservations.slice(-5)) {
    const found = await json(`${server.url}/v1/reservation/${token}`)
    expect([found.status, found.content.code]).toEqual([200, code])
    expect((await fetch(`${server.url}/villa/${slug}`)).status).toBe(200)
  }
  const [name = '', hash] = [...(await filesOf(dataDir))][0] ?? []
  expect(hashOf(Buffer.from(await (await fetch(`${server.url}/img${name}`)).arrayBuffer()))).toBe(hash)
}

const expectSameOrBetween = (before: Tables, restored: Tables, after: Tables): void => {
  expect([...restored.keys()]).toEqual([...before.keys()])
  for (const [name, { rows, hash }] of restored) {
    const [was, is] = [before.get(name), after.get(name)]
    if (was?.hash === is?.hash) expect([name, rows, hash]).toEqual([name, was?.rows, was?.hash])
    if (GROWING.includes(name))
      expect([name, rows >= (was?.rows ?? 0), rows <= (is?.rows ?? 0)]).toEqual([name, true, true])
  }
}

/**
 * The bank tells the copy everything it knows again; then an auditor reads its books against what guests were told
 * before the backup began.
 */
const expectPromisesKept = async (
  at: At,
  server: RunningServer,
  { before, pages, since }: { before: Told; pages: string[]; since: Date },
): Promise<void> => {
  const told: Told = { ...before, strange: [] }
  for (const page of pages)
    await bringBack(server.url, await (await fetch(server.url + new URL(page).pathname)).text(), told)
  expect(await server.stop('SIGINT')).toBe(0)
  expect(await books(at, (db) => audit(db, told, { now: new Date(), since }))).toEqual([])
}

const line = (what: string, tables: Tables, bytes: number, seconds: number[]): string => {
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
  const [backup, restore] = seconds.map((each) => each.toFixed(1))
  return `${what}: ${tables.size} tables, ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB; backup ${backup} s, restore ${restore} s`
}

test('a backup of PostgreSQL taken while guests book and pay, restored into an empty place, is whole and keeps every promise made before it', async () => {
  const since = new Date()
  await postgres.create('copy')
  const live: At = { DATABASE_URL: postgres.urlOf('demo'), DATA_DIR: await filledFolder() }
  const copy: At = { DATABASE_URL: postgres.urlOf('copy'), DATA_DIR: join(folder, 'copy') }
  const file = join(folder, 'live.tar.gz')
  const server = await serve(live)
  const guests = sendGuests(server.url, GUESTS)
  await served(guests.told)
  const [before, rowsBefore] = [structuredClone(guests.told), await books(live, readTables)]
  const backup = await runScript('backup', live, file)
  expect([backup.code, backup.said]).toEqual([0, expect.stringContaining(file)])
  const during = guests.told.reservations.length - before.reservations.length
  const rowsAfter = await books(live, readTables)
  await served(guests.told)
  await guests.stop()
  await server.stop('SIGINT')

  const restore = await runScript('restore', copy, file)
  expect([restore.code, restore.said]).toEqual([0, expect.stringContaining('are back')])
  const restored = await books(copy, readTables)
  expectSameOrBetween(rowsBefore, restored, rowsAfter)
  expect(await books(copy, readConstraints)).toEqual(await books(live, readConstraints))
  expect(await filesOf(copy.DATA_DIR)).toEqual(await filesOf(live.DATA_DIR))
  const again = await serve(copy, { JOBS: 'off' })
  await expectServed(again, copy.DATA_DIR, before)
  await expectPromisesKept(copy, again, { before, pages: guests.told.bankPages, since })
  console.log(
    `${line('PostgreSQL under guests', restored, (await stat(file)).size, [backup.seconds, restore.seconds])}; ${during} booked meanwhile`,
  )
})

test('a backup of the embedded database is refused while a server runs, and is whole when it was stopped', async () => {
  const since = new Date()
  const live: At = { DATABASE_URL: '', DATA_DIR: await filledFolder() }
  const copy: At = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded-copy') }
  const file = join(folder, 'embedded.tar.gz')
  const server = await serve(live)
  const guests = sendGuests(server.url, GUESTS)
  await served(guests.told)
  const refused = await runScript('backup', live, file)
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining(`is in use by process ${server.pid}. Stop it first`),
  ])
  await guests.stop()
  expect(await server.stop('SIGINT')).toBe(0)

  const rows = await books(live, readTables)
  const backup = await runScript('backup', live, file)
  expect([backup.code, backup.said]).toEqual([0, expect.stringContaining(file)])
  const restore = await runScript('restore', copy, file)
  expect([restore.code, restore.said]).toEqual([0, expect.stringContaining('are back')])
  expect(await books(copy, readTables)).toEqual(rows)
  const again = await serve(copy, { JOBS: 'off' })
  await expectServed(again, copy.DATA_DIR, guests.told)
  await expectPromisesKept(copy, again, { before: guests.told, pages: guests.told.bankPages, since })
  console.log(line('embedded, stopped', rows, (await stat(file)).size, [backup.seconds, restore.seconds]))
})
