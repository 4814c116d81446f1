type Card = { thumbnail: string; photos: { path: string }[] }

/**
 * Cards of several bands of one page, so that none begins with a picture another began with: a villa that stands in two
 * bands shows another of its photos there, if it has one.
 */
export const shownOnce = <T extends Card>(bands: readonly T[][]): T[][] => {
  const shown = new Set<string>()
  return bands.map((cards) => cards.map((card) => beginning(card, shown)))
}

const beginning = <T extends Card>(card: T, shown: Set<string>): T => {
  const other = card.photos.find(({ path }) => !shown.has(path)) ?? card.photos[0]
  if (!other) return card
  shown.add(other.path)
  if (other === card.photos[0]) return card
  return { ...card, thumbnail: other.path, photos: [other, ...card.photos.filter((photo) => photo !== other)] }
}
