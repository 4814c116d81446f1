import { AsyncResource } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { nameSingleWrites, nameWriter } from '../writer.ts'
import { type Database, type Db, MIGRATIONS } from './db.ts'
import { holdFolder } from './folder/folder-lock.ts'
import { noteSent } from './sent.ts'
import { inUnitOfWork } from './unit-of-work.ts'

/** The embedded database in a folder (undefined = in memory): one process, one connection. */
export const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  const release = folder ? await holdFolder(folder) : () => undefined
  const lite = await PGlite.create(folder ? { dataDir: folder } : {})
  const own = drizzle(lite, { logger: { logQuery: noteSent } })
  // both drivers extend PgDatabase; only the type of a raw execute() differs, and both have .rows
  const db = own as unknown as Db
  const hearers: { channel: string; hear: (payload: string) => void }[] = []
  const tell = (channel: string, payloads: string[]): void => {
    for (const each of hearers) if (each.channel === channel) for (const payload of payloads) each.hear(payload)
  }
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const named: typeof work = async (tx) => {
      await nameWriter(tx)
      return work(tx)
    }
    return inUnitOfWork(() => begin(named, config), tell)
  }
  nameSingleWrites(db)
  return {
    db,
    kind: 'embedded',
    async listen(channel, hear) {
      hearers.push({ channel, hear: AsyncResource.bind(hear) }) // what is done then belongs to no call
      await lite.listen(channel, hear) // a NOTIFY written by hand
    },
    async migrate(first) {
      await migrate(own, { migrationsFolder: MIGRATIONS })
      await first?.()
    },
    async close() {
      await lite.close()
      release()
    },
  }
}
