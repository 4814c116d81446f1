import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MadePicture } from '../../platform/files/intake/picture-maker.ts'
import type { Warmer } from '../../platform/files/warmer.ts'
import { type FileServices, keepFile } from './keep-file.flow.ts'
import type { StoredPicture } from './media.contract.ts'
import { addPicture, PICTURES } from './media.store.ts'

export type PictureServices = FileServices & {
  makePicture(sent: Buffer): Promise<MadePicture>
  warmer: Pick<Warmer, 'warm'>
}

/**
 * Takes in a picture: its file, then its row, written by `write` together with what the picture is for. Refuses what
 * the picture maker refuses.
 */
export const keepPicture = async <T = StoredPicture>(
  { db, services, now }: Act<PictureServices>,
  sent: Buffer,
  write: (add: (tx: Db) => Promise<StoredPicture>) => Promise<T>,
): Promise<T> => {
  const { bytes, ...made } = await services.makePicture(sent)
  return keepFile({ db, services }, PICTURES, bytes, async (path, file) => {
    const kept = await write(async (tx) => ({
      id: await addPicture(tx, { ...made, path, createdAt: now }),
      ...{ path, width: made.width, height: made.height, blur: made.blur },
    }))
    services.warmer.warm(file, bytes)
    return kept
  })
}
