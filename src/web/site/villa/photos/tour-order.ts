import type { PagePhoto } from '../../../../features/villas/villas.contract.ts'

export type TourRoom = { room: NonNullable<PagePhoto['room']> | 'other'; photos: TourPhoto[] }
/** `index`: its place among the villa’s photos, which the address names. */
export type TourPhoto = PagePhoto & { index: number }

/** The photos room by room, the rooms in the order in which the villa shows them first. */
export const roomsOf = (photos: readonly PagePhoto[]): TourRoom[] => {
  const numbered = photos.map((photo, index) => ({ ...photo, index }))
  return [...Map.groupBy(numbered, ({ room }) => room ?? 'other')].map(([room, all]) => ({ room, photos: all }))
}
