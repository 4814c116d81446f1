import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fillDemoData } from '../../seeds/fill.ts'
import { openProduct } from '../../src/entry/product.ts'
import type { Database } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { folderFiles } from '../../src/platform/files/storage/folder-files.ts'

type Place = Parameters<typeof openDatabase>[0]

/** A migrated database, empty. */
export const openBooks = async (place: Place): Promise<Database> => {
  const database = await openDatabase(place)
  await database.migrate()
  return database
}

/** The product without jobs, limits or mails on a database that the benchmark has filled. */
export const openBenchProduct = async (database: Database, before?: (app: FastifyInstance) => Promise<void>) => {
  const filesFolder = await mkdtemp(join(tmpdir(), 'villa-bench-'))
  return openProduct({
    database,
    secret: 'the secret of a benchmark, long enough',
    publicUrl: 'http://villa.test',
    filesFolder,
    demoBank: true,
    jobs: false,
    limitRates: false,
    mailer: { send: async () => undefined },
    before,
  })
}

/** The demo agency with its 50 villas. */
export const fillDemo = async (database: Database): Promise<void> =>
  fillDemoData(database.db, {
    now: new Date(),
    files: folderFiles(await mkdtemp(join(tmpdir(), 'villa-bench-'))),
    passwordHash: '-',
  })
