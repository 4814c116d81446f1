import type { Database } from './db.ts'
import { openPostgres } from './postgres.ts'

/** Opens PostgreSQL at a postgres:// address, or the embedded database in a folder (undefined = in memory). */
export const openDatabase = async (place: { url: string } | { folder: string | undefined }): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : (await import('./embedded.ts')).openEmbedded(place.folder)
