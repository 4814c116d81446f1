import type { Act } from '../../platform/act.ts'
import type { Files } from '../../platform/files/storage/files.ts'
import { knownOn, type Shelf } from './media.store.ts'

export type FileServices = { files: Files }
type Keeping = Pick<Act<FileServices>, 'db' | 'services'>

const addressOn = ({ address }: Shelf, file: string): string => address?.(file) ?? file

/**
 * Keeps a file under a name that nobody guesses: the file first, then its row by `write`, so no row is without a file.
 * When writing fails the file goes, unless its row stands or nobody can say: then the sweep decides.
 */
export const keepFile = async <T>(
  { db, services }: Keeping,
  shelf: Shelf,
  bytes: Buffer,
  write: (address: string, file: string) => Promise<T>,
): Promise<T> => {
  const file = `${shelf.folder}/${crypto.randomUUID().replaceAll('-', '')}.${shelf.ending}`
  const address = addressOn(shelf, file)
  await services.files.write(file, bytes)
  try {
    return await write(address, file)
  } catch (error) {
    const known = await knownOn(db, shelf, [address]).catch(() => new Set([address]))
    if (!known.has(address)) await services.files.remove(file).catch(() => undefined)
    throw error
  }
}

const LEFT_ALONE_MS = 24 * 3_600_000

/**
 * Removes the files that no row of any of these shelves names, or names no longer; what was written in the last day is
 * left alone. Answers how many.
 */
export const dropOrphanFiles = async (
  { db, services, now }: Keeping & { now: Date },
  shelves: readonly Shelf[],
): Promise<number> => {
  let dropped = 0
  for (const [folder, own] of Map.groupBy(shelves, (shelf) => shelf.folder)) {
    const files = (await services.files.list(folder))
      .filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > LEFT_ALONE_MS)
      .map(({ path }) => path)
    const named = new Set<string>()
    for (const shelf of own) {
      const known = await knownOn(
        db,
        shelf,
        files.map((file) => addressOn(shelf, file)),
      )
      for (const file of files) if (known.has(addressOn(shelf, file))) named.add(file)
    }
    const orphans = files.filter((file) => !named.has(file))
    for (const file of orphans) await services.files.remove(file)
    dropped += orphans.length
  }
  return dropped
}
