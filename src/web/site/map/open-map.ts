import 'leaflet/dist/leaflet.css'
import { type FitBoundsOptions, LatLngBounds, Map as LeafletMap } from 'leaflet'
import type { Area } from '../../../features/search/area/area.ts'
import type { Pin } from '../../../features/search/search.contract.ts'
import { drawCoast } from './draw/draw-coast.ts'
import { type PinDeeds, PinsLayer, type PinTexts } from './pins/pins-layer.ts'

const ZOOMS = { minZoom: 7, maxZoom: 14 }
/** The coast that is drawn, and some sea and sand around it. */
const WITHIN: [[number, number], [number, number]] = [
  [34.4, 25.6],
  [38.9, 32.8],
]
/** Nearer than this says nothing more: places are rough. */
const CLOSEST_FIT = 12

export type OpenMap = {
  pins: PinsLayer
  zoom(steps: number): void
  fit(pins: readonly Pin[], area: Area | null): void
  /** Brings a pin into view when it is not. */
  reveal(pin: Pin): void
  area(): Area
  close(): void
}

/** What lies over the map at its edges, in pixels: pins are brought beside it. */
export type Covered = { top: number; bottom: number }
const SIDE = 56

/** A map in `box` with our coast and the pins. `onMoved` hears of moves that a person made. */
export const openMap = (
  box: HTMLElement,
  { texts, deeds, covered, onMoved }: { texts: PinTexts; deeds: PinDeeds; covered: Covered; onMoved: () => void },
): OpenMap => {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const animations = { zoomAnimation: motion, fadeAnimation: false, markerZoomAnimation: motion, inertia: false }
  const map = new LeafletMap(box, {
    ...{ ...ZOOMS, ...animations, maxBounds: WITHIN, maxBoundsViscosity: 1 },
    ...{ zoomControl: false, attributionControl: false, wheelPxPerZoomLevel: 120 },
  })
  map.setView([36.6, 29.1], 8)
  const pins = new PinsLayer(texts, deeds)
  const drawn = drawCoast(map, ZOOMS, { taken: () => pins.boxes() })
  pins.addTo(map)
  const beside: FitBoundsOptions = {
    paddingTopLeft: [SIDE, covered.top],
    paddingBottomRight: [SIDE, covered.bottom],
  }
  const moves = personalMoves(box, map, onMoved)
  const sized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  sized.observe(box)
  return {
    pins,
    zoom: (steps) => {
      moves.byPerson()
      map.setZoom(map.getZoom() + steps)
    },
    fit: (all, area) => {
      const bounds = area
        ? new LatLngBounds([area.south, area.west], [area.north, area.east])
        : new LatLngBounds(all.map(({ latitude, longitude }): [number, number] => [latitude, longitude]))
      if (!bounds.isValid()) return
      moves.byUs()
      map.fitBounds(bounds, { ...(!area && beside), maxZoom: area ? ZOOMS.maxZoom : CLOSEST_FIT, animate: false })
    },
    reveal: ({ latitude, longitude }) => {
      moves.byUs()
      map.panInside([latitude, longitude], { ...beside, animate: motion })
    },
    area: () => {
      const bounds = map.getBounds()
      return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    },
    close: () => {
      drawn()
      moves.forget()
      sized.disconnect()
      map.remove()
    },
  }
}

/** Tells moves that a person makes from those that we make ourselves. */
const personalMoves = (box: HTMLElement, map: LeafletMap, onMoved: () => void) => {
  let isPersonal = false
  const watching = new AbortController()
  const byPerson = () => {
    isPersonal = true
  }
  for (const deed of ['pointerdown', 'wheel', 'keydown', 'dblclick'])
    box.addEventListener(deed, byPerson, { signal: watching.signal, capture: true, passive: true })
  map.on('moveend', () => {
    if (isPersonal) onMoved()
  })
  return {
    byPerson,
    byUs: () => {
      isPersonal = false
    },
    forget: () => watching.abort(),
  }
}
