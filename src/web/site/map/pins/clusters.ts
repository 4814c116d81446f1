import type { Pin } from '../../../../features/search/search.contract.ts'

type Pixel = { x: number; y: number }
/** Pins that stand together on the map, and where: at the first of them, in the order of the list. */
export type Cluster = { pins: Pin[]; at: Pixel }

/** Pins nearer than this would lie on each other. */
const APART = { x: 86, y: 37 }

/** Joins pins that would touch. The chosen one always stands alone. */
export const clustersOf = (pins: readonly Pin[], toPixel: (pin: Pin) => Pixel, chosen: number | null): Cluster[] => {
  const clusters: Cluster[] = []
  const open: Cluster[] = []
  for (const pin of pins) {
    const at = toPixel(pin)
    const near =
      pin.id === chosen
        ? undefined
        : open.find((each) => Math.abs(each.at.x - at.x) < APART.x && Math.abs(each.at.y - at.y) < APART.y)
    if (near) {
      near.pins.push(pin)
      continue
    }
    const own = { pins: [pin], at }
    clusters.push(own)
    if (pin.id !== chosen) open.push(own)
  }
  return clusters
}
