/** A place on the map, in degrees. */
export type MapPoint = { latitude: number; longitude: number }
/** What of the map is seen: its middle, and how many degrees of latitude from top to bottom. */
export type MapView = { latitude: number; longitude: number; height: number }

/** The box that is drawn: [west, south, east, north] of the coast. */
const BOX = { west: 26.8, south: 35.8, east: 31.6, north: 37.7 }
/** A degree of longitude is so much of one of latitude here. */
export const NARROW = Math.cos((36.75 * Math.PI) / 180)
/** Width of the map by its height. */
export const RATIO = 16 / 10
const NEAREST = 0.012
const FARTHEST = BOX.north - BOX.south

/** What is seen of the map before anybody moves it: the surroundings of the point, or the whole coast. */
export const viewOf = (point: MapPoint | null): MapView =>
  withinBox(
    point && isOnMap(point)
      ? { ...point, height: 0.16 }
      : { latitude: 36.75, longitude: (BOX.west + BOX.east) / 2, height: FARTHEST },
  )

export const isOnMap = ({ latitude, longitude }: MapPoint): boolean =>
  latitude >= BOX.south && latitude <= BOX.north && longitude >= BOX.west && longitude <= BOX.east

/** Twice as near for every step, or twice as far for every negative one; around `middle`. */
export const zoomed = (view: MapView, steps: number, middle: MapPoint = view): MapView =>
  withinBox({ ...pick(middle), height: view.height / 2 ** steps })

export const canZoom = ({ height }: MapView, steps: number): boolean =>
  steps > 0 ? height > NEAREST : height < FARTHEST

/** The view moved by parts of its width and height: what was in the middle goes to the left and up. */
export const panned = (view: MapView, right: number, down: number): MapView =>
  withinBox({ ...view, ...placeAt(view, 0.5 + right, 0.5 + down) })

/** The place at a part of the width from the left and of the height from the top, to about a metre. */
export const placeAt = (view: MapView, right: number, down: number): MapPoint => ({
  latitude: rounded(view.latitude + (0.5 - down) * view.height),
  longitude: rounded(view.longitude + ((right - 0.5) * view.height * RATIO) / NARROW),
})

/** Where a place stands in the view: parts of its width from the left and of its height from the top. */
export const partsOf = (view: MapView, point: MapPoint): { right: number; down: number } => ({
  right: 0.5 + ((point.longitude - view.longitude) * NARROW) / (view.height * RATIO),
  down: 0.5 + (view.latitude - point.latitude) / view.height,
})

/** The view itself while the place is well inside it, else one around the place. */
export const following = (view: MapView, point: MapPoint): MapView => {
  const { right, down } = partsOf(view, point)
  const inside = (part: number) => part > 0.08 && part < 0.92
  return !isOnMap(point) || (inside(right) && inside(down)) ? view : withinBox({ ...view, ...pick(point) })
}

const withinBox = ({ latitude, longitude, height }: MapView): MapView => {
  const fit = Math.min(FARTHEST, Math.max(NEAREST, height))
  const halfWidth = (fit * RATIO) / NARROW / 2
  return {
    height: fit,
    latitude: between(BOX.south + fit / 2, latitude, BOX.north - fit / 2),
    longitude: between(BOX.west + halfWidth, longitude, BOX.east - halfWidth),
  }
}

const pick = ({ latitude, longitude }: MapPoint): MapPoint => ({ latitude, longitude })
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
