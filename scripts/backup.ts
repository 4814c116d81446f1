import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readEnv } from '../src/entry/env.ts'
import { holdFolder } from '../src/platform/database/folder/folder-lock.ts'
import { CACHE, DESCRIPTION, DUMPS, FILES, type Place, runPostgresProgram, runProgram, runScript } from './archive.ts'

/**
 * Writes the database and the files folder into one .tar.gz that only its owner may read. Refuses to overwrite, and
 * refuses an embedded database that is not there or that a running server holds.
 */
export const backUp = async ({ databaseUrl, dataDir }: Place, file: string): Promise<void> => {
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never overwrites one.`)
  if (!databaseUrl && !existsSync(`${dataDir}/database`))
    throw new Error(`There is no database in ${dataDir}/database, and DATABASE_URL is not set.`)
  await mkdir(join(dataDir, FILES), { recursive: true })
  const work = await mkdtemp(join(dataDir, '.backup-'))
  const unfinished = `${file}.part`
  const kind = databaseUrl ? 'postgres' : 'embedded'
  const dump = join(work, DUMPS[kind])
  try {
    await writeFile(join(work, DESCRIPTION), JSON.stringify({ kind, createdAt: new Date().toISOString() }))
    if (databaseUrl) runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--file=${dump}`])
    else await dumpEmbedded(join(dataDir, 'database'), dump)
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' })
    // The files come after the dump: a picture that arrives meanwhile is one too many, never one too few.
    runProgram('tar', [
      '-czf',
      resolve(unfinished),
      `--exclude=${FILES}/${CACHE}`,
      '-C',
      work,
      DESCRIPTION,
      DUMPS[kind],
      '-C',
      resolve(dataDir),
      FILES,
    ])
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const dumpEmbedded = async (folder: string, dump: string): Promise<void> => {
  const release = await holdFolder(folder)
  try {
    const database = await PGlite.create({ dataDir: folder })
    const dumped = await database.dumpDataDir('gzip')
    await database.close()
    await writeFile(dump, dumped.stream())
  } finally {
    release()
  }
}

if (import.meta.main)
  await runScript(async () => {
    const file = process.argv[2]
    if (!file) throw new Error('Say where to: npm run db:backup FILE.tar.gz')
    const { DATABASE_URL, dataDir } = readEnv(process.env)
    await backUp({ databaseUrl: DATABASE_URL, dataDir }, file)
    return `The database and the files are in ${file}. It holds guests' data: keep it as you keep the database.`
  })
