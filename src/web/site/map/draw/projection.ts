/** Where a place lies at a zoom, in pixels of the whole world (EPSG:3857, as Leaflet counts). */
export type ToPixel = (longitude: number, mercator: number) => { x: number; y: number }

/** Degrees of latitude as the map stretches them. */
export const mercatorOf = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI

const WORLD_PX = 256

/** `left` and `top`: the world's pixel that becomes 0, 0. */
export const pixelAt = (zoom: number, left: number, top: number): ToPixel => {
  const world = WORLD_PX * 2 ** zoom
  return (longitude, mercator) => ({
    x: ((longitude + 180) / 360) * world - left,
    y: ((180 - mercator) / 360) * world - top,
  })
}
