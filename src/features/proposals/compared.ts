import type { Season } from '../pricing/price-plan.ts'
import { gapsIn } from '../pricing/prices/season-edit.ts'
import type { Comparison, PhotoWish, PricedNights, PriceWish, ShownPhoto } from './proposal.shape.ts'

/** What is there and what a price wish would make of it. `seasons` of the villa in ascending order. */
export const comparedPrice = (wish: PriceWish, seasons: readonly Season[]): Comparison => {
  const priced = seasons.flatMap(({ from, until, nightly, weekly, minNights }): PricedNights[] => {
    const within = { from: from > wish.from ? from : wish.from, until: until < wish.until ? until : wish.until }
    return within.from < within.until ? [{ ...within, nightly, weekly, minNights }] : []
  })
  const gaps = gapsIn(wish, priced).map((gap) => ({ ...gap, nightly: null, weekly: null, minNights: null }))
  const was = [...priced, ...gaps].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return { of: 'price', was, becomes: wish }
}

/** What is there and what a wish would make of the photos; undefined when the photo is gone. */
export const comparedPhoto = (
  wish: PhotoWish,
  photos: readonly ShownPhoto[],
  picture: Omit<ShownPhoto, 'id'> | null,
): Comparison | undefined => {
  const row = (was: readonly ShownPhoto[], becomes: readonly ShownPhoto[]): Comparison => ({
    of: 'photo',
    what: wish.what,
    room: wish.what === 'add' ? wish.room : null,
    was: [...was],
    becomes: [...becomes],
  })
  if (wish.what === 'add') return picture ? row([], [{ id: null, ...picture }]) : undefined
  if (wish.what === 'order') {
    const wanted = wish.ids.flatMap((id) => photos.filter((photo) => photo.id === id))
    return row(photos, [...wanted, ...photos.filter((photo) => !wanted.includes(photo))])
  }
  const photo = photos.find(({ id }) => id === wish.photoId)
  if (!photo) return undefined
  return wish.what === 'remove' ? row([photo], []) : row(photos.slice(0, 1), [photo])
}
