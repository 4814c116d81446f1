import type { Staff } from '../../../kernel/caller.ts'
import type { Localized } from '../../../kernel/language.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { keepPicture, type PictureServices } from '../../media/keep-picture.flow.ts'
import { ownVilla } from '../own-villa.store.ts'
import type { PhotoRoom } from '../villa.shape.ts'
import { withVillaLocked } from '../villa-lock.store.ts'
import { lookAlike } from './alike.ts'
import type { VillaPhoto } from './photos.contract.ts'
import * as store from './photos.store.ts'

/** The photos of a villa that the caller may see. Refuses 'not-found' for another owner's. */
export const villaPhotos = async ({ db, who }: Pick<Act<unknown, Staff>, 'db' | 'who'>, villaId: number) => {
  await ownVilla(db, who, villaId)
  return photosWithAlike(db, villaId)
}

const photosWithAlike = async (db: Db, villaId: number): Promise<VillaPhoto[]> => {
  const rows = await store.photosOf(db, villaId)
  return rows.map(({ fingerprint, ...photo }) => ({
    ...photo,
    alike: rows
      .filter((other) => other.id !== photo.id && lookAlike(fingerprint, other.fingerprint))
      .map(({ id }) => id),
  }))
}

const MOST_PHOTOS = 60

/**
 * Takes in a photo as the villa's last, described by the villa's name until somebody says more. Refuses 'photos-full',
 * and what the picture maker refuses.
 */
export const addPhoto = async (
  call: Act<PictureServices, Staff>,
  { villaId, room, file }: { villaId: number; room?: PhotoRoom; file: Buffer },
): Promise<VillaPhoto> => {
  const { db } = call
  const { name } = await ownVilla(db, call.who, villaId)
  await refuseWhenFull(db, villaId)
  const photoId = await keepPicture(call, file, (add) =>
    withVillaLocked(db, villaId, async (tx) => {
      await refuseWhenFull(tx, villaId)
      const { id: pictureId } = await add(tx)
      return showPicture(tx, { id: villaId, name }, { pictureId, room: room ?? null })
    }),
  )
  const added = (await photosWithAlike(db, villaId)).find(({ id }) => id === photoId)
  if (!added) throw new Refusal('not-found')
  return added
}

/**
 * Makes a stored picture the last photo of a villa, described by its name until somebody says more. Refuses
 * 'photos-full'. The villa must be locked. Answers the photo's id.
 */
export const showPicture = async (
  tx: Db,
  { id: villaId, name }: { id: number; name: string },
  { pictureId, room }: { pictureId: number; room: PhotoRoom | null },
): Promise<number> => {
  await refuseWhenFull(tx, villaId)
  return store.addPhoto(tx, { villaId, pictureId, room, alt: { tr: name } })
}

const refuseWhenFull = async (db: Db, villaId: number): Promise<void> => {
  if ((await store.photosOf(db, villaId)).length >= MOST_PHOTOS) throw new Refusal('photos-full', { most: MOST_PHOTOS })
}

type PhotoTexts = { room: PhotoRoom | null; alt: Localized; caption: Localized }

/** Says what a photo shows. Refuses 'not-found'. */
export const changePhoto = async ({ db }: Act, id: number, texts: PhotoTexts): Promise<void> => {
  const villaId = await store.villaOfPhoto(db, id)
  await withVillaLocked(db, villaId, async (tx) => void (await store.changePhoto(tx, id, texts)))
}

/** Takes a photo off its villa. Refuses 'not-found'. */
export const removePhoto = async ({ db }: Act, id: number): Promise<void> => {
  const villaId = await store.villaOfPhoto(db, id)
  await withVillaLocked(db, villaId, (tx) => store.removePhoto(tx, id))
}

/** Puts photos in order; others of the villa follow as they were. Refuses 'not-found' for a photo of another villa. */
export const orderPhotos = ({ db }: Act, { villaId, ids }: { villaId: number; ids: number[] }): Promise<void> =>
  withVillaLocked(db, villaId, async (tx) => {
    const known = (await store.photosOf(tx, villaId)).map(({ id }) => id)
    if (ids.some((id) => !known.includes(id))) throw new Refusal('not-found')
    const order = [...new Set([...ids, ...known])]
    for (const [index, id] of order.entries()) await store.changePhoto(tx, id, { position: index + 1 })
  })
