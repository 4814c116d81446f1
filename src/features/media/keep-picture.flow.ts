import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MadePicture } from '../../platform/files/intake/picture-maker.ts'
import type { Files } from '../../platform/files/storage/files.ts'
import type { Warmer } from '../../platform/files/warmer.ts'
import type { StoredPicture } from './media.contract.ts'
import { addPicture, knownPaths } from './media.store.ts'

export type PictureServices = {
  files: Files
  makePicture(sent: Buffer): Promise<MadePicture>
  warmer: Pick<Warmer, 'warm'>
}

/** Where pictures that were sent stand. */
const FOLDER = 'pictures'

/**
 * Takes in a picture under a name that nobody guesses: the file first, then its row, written by `write` together with
 * what the picture is for. When the row can't be written the file goes too. Refuses what the picture maker refuses.
 */
export const keepPicture = async <T = StoredPicture>(
  { db, services, now }: Act<PictureServices>,
  sent: Buffer,
  write: (add: (tx: Db) => Promise<StoredPicture>) => Promise<T>,
): Promise<T> => {
  const { bytes, ...made } = await services.makePicture(sent)
  const file = `${FOLDER}/${crypto.randomUUID().replaceAll('-', '')}.webp`
  const path = `/img/${file}`
  await services.files.write(file, bytes)
  try {
    const kept = await write(async (tx) => ({
      id: await addPicture(tx, { ...made, path, createdAt: now }),
      ...{ path, width: made.width, height: made.height, blur: made.blur },
    }))
    services.warmer.warm(file, bytes)
    return kept
  } catch (error) {
    // when nobody can say whether the row was written, the file stays and the sweep decides
    const known = await knownPaths(db, [path]).catch(() => new Set([path]))
    if (!known.has(path)) await services.files.remove(file).catch(() => undefined)
    throw error
  }
}

const LEFT_ALONE_MS = 24 * 3_600_000

/**
 * Removes files whose picture is not, or no longer, in the database; what was written in the last day is left alone.
 * Answers how many.
 */
export const dropOrphanPictures = async ({
  db,
  services,
  now,
}: Pick<Act<PictureServices>, 'db' | 'services' | 'now'>) => {
  const old = (await services.files.list(FOLDER)).filter(
    ({ writtenAt }) => now.getTime() - writtenAt.getTime() > LEFT_ALONE_MS,
  )
  const known = await knownPaths(
    db,
    old.map(({ path }) => `/img/${path}`),
  )
  const orphans = old.filter(({ path }) => !known.has(`/img/${path}`))
  for (const { path } of orphans) await services.files.remove(path)
  return orphans.length
}
