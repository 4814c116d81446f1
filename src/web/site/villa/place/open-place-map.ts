import 'leaflet/dist/leaflet.css'
import { Browser, Circle, Map as LeafletMap } from 'leaflet'
import { fetchCoast } from '../../../ui/coast/coast-file.ts'
import { CoastLayer } from '../../map/draw/coast-layer.ts'
import { NamesLayer } from '../../map/draw/names-layer.ts'
import { onPaletteChange } from '../../map/draw/palette.ts'

const ZOOMS = { minZoom: 8, maxZoom: 14 }
/** As far as guests are told where a villa is, in metres. */
const ROUGH = 400

export type PlaceMap = { zoom(steps: number): void; close(): void }
type Shown = { latitude: number; longitude: number; circle: string; onFailed: () => void }

/** A map in `box` around a rough place. */
export const openPlaceMap = (box: HTMLElement, { latitude, longitude, circle, onFailed }: Shown): PlaceMap => {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    ...{ ...ZOOMS, zoomAnimation: motion, fadeAnimation: false, inertia: false, zoomControl: false },
    ...{ attributionControl: false, scrollWheelZoom: false, dragging: !Browser.mobile },
  })
  map.setView([latitude, longitude], 13)
  const place = new Circle([latitude, longitude], { radius: ROUGH, className: circle, interactive: false }).addTo(map)
  let isOpen = true
  let forget = () => {}
  fetchCoast().then((file) => {
    if (!isOpen) return
    const coast = new CoastLayer(file, { ...ZOOMS, keepBuffer: 1 }).addTo(map)
    const names = new NamesLayer(file, () => [boxOf(box, place)]).addTo(map)
    place.bringToFront()
    forget = onPaletteChange(() => {
      coast.redraw()
      names.redraw()
    })
  }, onFailed)
  const sized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  sized.observe(box)
  return {
    zoom: (steps) => void map.setZoom(map.getZoom() + steps),
    close: () => {
      isOpen = false
      forget()
      sized.disconnect()
      map.remove()
    },
  }
}

/** Where the circle stands in the map’s box: no name is written over it. */
const boxOf = (box: HTMLElement, place: Circle) => {
  const [origin, at] = [box.getBoundingClientRect(), place.getElement()?.getBoundingClientRect()]
  const { left, top, right, bottom } = at ?? origin
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
}
