import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemoData } from '../seeds/fill.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { folderFiles } from '../src/platform/files/storage/folder-files.ts'
import { runProgram } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

let folder = ''
const place = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder, name) })
const archive = () => join(folder, 'backup.tar.gz')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'villa-backup-'))
  const { dataDir } = place('first')
  const database = await openDatabase({ folder: join(dataDir, 'database') })
  await database.migrate()
  await fillDemoData(database.db, {
    now: new Date('2026-11-21T09:00:00Z'),
    files: folderFiles(join(dataDir, 'files')),
    passwordHash: '-',
  })
  await database.close()
  await mkdir(join(dataDir, 'files/.cache'), { recursive: true })
  await writeFile(join(dataDir, 'files/.cache/resized'), 'made again when asked for')
  await backUp(place('first'), archive())
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('what was backed up is equal after the restore: every row of every table, and every file', async () => {
  await restore(place('second'), archive())
  const before = await tablesOf(join(folder, 'first/database'))
  expect(before.reservation?.rows).toBeGreaterThan(100)
  expect(await tablesOf(join(folder, 'second/database'))).toEqual(before)
  const files = await filesOf(join(folder, 'first/files'))
  expect(Object.keys(files).length).toBeGreaterThan(10)
  expect(await filesOf(join(folder, 'second/files'))).toEqual(files)
})

test('resized pictures stay out, and only the owner may read the archive', async () => {
  expect(existsSync(join(folder, 'second/files/.cache'))).toBe(false)
  expect(statSync(archive()).mode & 0o777).toBe(0o600)
})

test('a backup never overwrites a file, a restore never a database or files', async () => {
  await expect(backUp(place('first'), archive())).rejects.toThrow('never overwrites')
  await expect(restore(place('second'), archive())).rejects.toThrow('never overwrites')
  await mkdir(join(folder, 'third/database'), { recursive: true })
  await writeFile(join(folder, 'third/database/PG_VERSION'), '18')
  await expect(restore(place('third'), archive())).rejects.toThrow('never overwrites')
})

test('a database that a living process holds is not touched', async () => {
  const lock = join(folder, 'first/database.lock')
  await writeFile(lock, String(process.ppid))
  await expect(backUp(place('first'), join(folder, 'held.tar.gz'))).rejects.toThrow(`in use by process ${process.ppid}`)
  await rm(lock)
  expect(await readdir(folder)).not.toContain('held.tar.gz')
})

test('a backup of nothing, and a file that is no backup, are refused and leave nothing behind', async () => {
  await expect(backUp(place('nowhere'), join(folder, 'none.tar.gz'))).rejects.toThrow('There is no database')
  await writeFile(join(folder, 'torn.tar.gz'), (await readFile(archive())).subarray(0, 10_000))
  await expect(restore(place('fourth'), join(folder, 'torn.tar.gz'))).rejects.toThrow('tar failed')
  await writeFile(join(folder, 'letter.txt'), 'not a backup')
  runProgram('tar', ['-czf', join(folder, 'other.tar.gz'), '-C', folder, 'letter.txt'])
  await expect(restore(place('fourth'), join(folder, 'other.tar.gz'))).rejects.toThrow('is not a backup')
  expect(await readdir(join(folder, 'fourth'))).toEqual([])
})

/** The number of rows and a hash of their content for each table, the migrations' own included. */
const tablesOf = async (databaseFolder: string) => {
  const database = await openDatabase({ folder: databaseFolder })
  const { rows } = await database.db.execute<{ name: string; title: string }>(
    sql`SELECT format('%I.%I', schemaname, tablename) AS name, tablename AS title FROM pg_tables WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`,
  )
  const found: Record<string, { rows: number; hash: string }> = {}
  for (const { name, title } of rows) {
    const content = await database.db.execute<{ row: string }>(
      sql.raw(`SELECT t::text AS row FROM ${name} t ORDER BY 1`),
    )
    found[title] = { rows: content.rows.length, hash: hashOf(content.rows.map(({ row }) => row).join('\n')) }
  }
  await database.close()
  return found
}

const filesOf = async (at: string): Promise<Record<string, string>> => {
  const names = (await readdir(at, { recursive: true, withFileTypes: true })).filter(
    (each) => each.isFile() && !each.parentPath.endsWith('.cache'),
  )
  return Object.fromEntries(
    await Promise.all(
      names.map(async ({ parentPath, name }) => [name, hashOf(await readFile(join(parentPath, name)))]),
    ),
  )
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
