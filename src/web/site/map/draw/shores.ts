import type { CoastFile, Ring } from '../../../ui/coast/coast-file.ts'
import { mercatorOf, type ToPixel } from './projection.ts'

/** A ring as longitude and mercator latitude, flat, with the box that it fills. */
type Shore = { points: Float64Array; west: number; south: number; east: number; north: number }
export type Shores = { land: Shore[]; lakes: Shore[] }

const SCALE = 1e4
/** The file ends there: the mainland goes on, so its cut is pushed out of sight. */
const EDGE = { east: 31.599, north: 37.699 }
const BEYOND = { east: 37, north: 42 }

export const shoresOf = ({ land, lakes }: CoastFile): Shores => ({
  land: land.flatMap(({ r }, index) => r.map((ring) => shoreOf(ring, index === 0))),
  lakes: lakes.map((ring) => shoreOf(ring, false)),
})

const shoreOf = (ring: Ring, isMainland: boolean): Shore => {
  const points = new Float64Array(ring.length)
  const box = { west: 180, south: 180, east: -180, north: -180 }
  let [x, y] = [0, 0]
  for (let at = 0; at < ring.length; at += 2) {
    x += ring[at] ?? 0
    y += ring[at + 1] ?? 0
    const [degreesEast, degreesNorth] = [x / SCALE, y / SCALE]
    const longitude = isMainland && degreesEast >= EDGE.east ? BEYOND.east : degreesEast
    const mercator = mercatorOf(isMainland && degreesNorth >= EDGE.north ? BEYOND.north : degreesNorth)
    points[at] = longitude
    points[at + 1] = mercator
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, mercator)
    box.north = Math.max(box.north, mercator)
  }
  return { points, ...box }
}

/** Beyond the canvas as far as the widest tint of the sea reaches. */
const MARGIN = 90

/** The rings near a square canvas as one path. What can't touch the canvas is left out, point by point. */
export const pathOf = (shores: readonly Shore[], size: number, toPixel: ToPixel): Path2D => {
  const path = new Path2D()
  for (const shore of shores) {
    const [from, until] = [toPixel(shore.west, shore.north), toPixel(shore.east, shore.south)]
    const isNear = from.x < size + MARGIN && until.x > -MARGIN && from.y < size + MARGIN && until.y > -MARGIN
    if (isNear) trace(path, shore.points, size, toPixel)
  }
  return path
}

/** On which sides of the canvas a point lies, as bits. */
const sidesOf = ({ x, y }: { x: number; y: number }, size: number): number =>
  (x < -MARGIN ? 1 : 0) | (x > size + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : 0) | (y > size + MARGIN ? 8 : 0)

const trace = (path: Path2D, points: Float64Array, size: number, toPixel: ToPixel): void => {
  const pixel = (at: number) => toPixel(points[at] ?? 0, points[at + 1] ?? 0)
  let drawn = pixel(0)
  path.moveTo(drawn.x, drawn.y)
  // the sides on which everything since the last drawn point lies: a line beyond one side can't be seen
  let beyond = sidesOf(drawn, size)
  for (let at = 2; at < points.length; at += 2) {
    const here = pixel(at)
    const sides = sidesOf(here, size)
    const isUnseen = (beyond & sides & sidesOf(pixel((at + 2) % points.length), size)) !== 0
    const isSame = sides === 0 && Math.abs(here.x - drawn.x) + Math.abs(here.y - drawn.y) < 0.9
    if (isUnseen) beyond &= sides
    if (isUnseen || isSame) continue
    path.lineTo(here.x, here.y)
    beyond = sides
    drawn = here
  }
  path.closePath()
}
