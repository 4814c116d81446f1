import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { readEnv } from '../src/entry/env.ts'
import { holdFolder } from '../src/platform/database/folder/folder-lock.ts'
import {
  CACHE,
  DESCRIPTION,
  DUMPS,
  description,
  FILES,
  type Place,
  runPostgresProgram,
  runProgram,
  runScript,
} from './archive.ts'

/**
 * Brings a backup back into an empty place. Refuses to overwrite anything: a database with tables, an embedded one that
 * is there, stored files.
 */
export const restore = async ({ databaseUrl, dataDir }: Place, file: string): Promise<void> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await refuseUnlessEmpty(join(dataDir, FILES))
  if (databaseUrl) await refuseTables(databaseUrl)
  else await refuseUnlessEmpty(join(dataDir, 'database'))
  await mkdir(dataDir, { recursive: true })
  const work = await mkdtemp(join(dataDir, '.restore-'))
  try {
    runProgram('tar', ['-xzf', resolve(file), '-C', work])
    const said = await readFile(join(work, DESCRIPTION), 'utf8').catch(() => '{}')
    const { kind } =
      description.safeParse(JSON.parse(said)).data ?? refuse(`${file} is not a backup that db:backup made.`)
    const dump = join(work, DUMPS[kind])
    if ((kind === 'postgres') !== Boolean(databaseUrl)) throw new Error(WRONG_KIND[kind])
    if (databaseUrl) runPostgresProgram('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', dump])
    else await loadEmbedded(dump, join(work, 'database'), join(dataDir, 'database'))
    await rm(join(dataDir, FILES), { recursive: true, force: true })
    await rename(join(work, FILES), join(dataDir, FILES))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const WRONG_KIND = {
  postgres: 'This backup is of a PostgreSQL database: set DATABASE_URL to an empty one.',
  embedded: 'This backup is of an embedded database: leave DATABASE_URL empty and set DATA_DIR.',
}

const refuse = (sentence: string): never => {
  throw new Error(sentence)
}

const refuseUnlessEmpty = async (folder: string): Promise<void> => {
  const names = existsSync(folder) ? await readdir(folder) : []
  if (names.some((name) => name !== CACHE))
    throw new Error(`${folder} is not empty; a restore never overwrites. Move it away, or set another DATA_DIR.`)
}

const refuseTables = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(
    `SELECT 1 FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
  )
  await client.end()
  if (rowCount)
    throw new Error(
      'The database has tables already; a restore never overwrites. Create an empty one and set DATABASE_URL to it.',
    )
}

/** Loads beside and moves in at the end: a restore that breaks leaves no half database. */
const loadEmbedded = async (dump: string, beside: string, folder: string): Promise<void> => {
  const release = await holdFolder(folder)
  try {
    const database = await PGlite.create({
      dataDir: beside,
      loadDataDir: await openAsBlob(dump, { type: 'application/x-gzip' }),
    })
    await database.close()
    await rename(beside, folder)
  } finally {
    release()
  }
}

if (import.meta.main)
  await runScript(async () => {
    const file = process.argv[2]
    if (!file) throw new Error('Say what to restore: npm run db:restore FILE.tar.gz')
    const { DATABASE_URL, dataDir } = readEnv(process.env)
    await restore({ databaseUrl: DATABASE_URL, dataDir }, file)
    return `The database and the files of ${file} are back.`
  })
