import 'leaflet/dist/leaflet.css'
import { Browser, Circle, DivIcon, LatLngBounds, Map as LeafletMap, Marker } from 'leaflet'
import { drawCoast } from '../draw/draw-coast.ts'

const ZOOMS = { minZoom: 6, maxZoom: 14 }
const CLOSEST_FIT = 12
/** As far as guests are told where a villa is, in metres. */
const ROUGH = 400
const EDGE: [number, number] = [44, 44]
const ABOVE_DOTS = 10_000

type Place = { latitude: number; longitude: number }
/** `button` stands at its place: a number, a name, a way to a page. */
export type Mark = Place & { button: HTMLElement }
export type Around = { zoom(steps: number): void; close(): void }
type Shown = { marks: readonly Mark[]; rough: (Place & { className: string }) | null; onFailed: () => void }

/** A map in `box` around some places, and the circle in which a villa stands. One finger scrolls the page. */
export const openAround = (box: HTMLElement, { marks, rough, onFailed }: Shown): Around => {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    ...{ ...ZOOMS, zoomAnimation: motion, fadeAnimation: false, markerZoomAnimation: motion, inertia: false },
    ...{ zoomControl: false, attributionControl: false, scrollWheelZoom: false, dragging: !Browser.mobile },
  })
  const all = [...marks, ...(rough ? [rough] : [])].map(({ latitude, longitude }): [number, number] => [
    latitude,
    longitude,
  ])
  map.fitBounds(new LatLngBounds(all), { padding: EDGE, maxZoom: CLOSEST_FIT, animate: false })
  const markers = marks.map(({ latitude, longitude, button }) =>
    new Marker([latitude, longitude], {
      icon: new DivIcon({ html: button, className: '', iconSize: [0, 0] }),
      keyboard: false,
    }).addTo(map),
  )
  const spread = () => {
    makeRoom(box, marks)
    // a dot never lies on what is written
    for (const [at, { button }] of marks.entries()) markers[at]?.setZIndexOffset(button.inert ? 0 : ABOVE_DOTS)
  }
  map.on('zoomend resize', spread)
  spread()
  const circle =
    rough &&
    new Circle([rough.latitude, rough.longitude], { radius: ROUGH, className: rough.className, interactive: false })
  circle?.addTo(map)
  const taken = () => [...marks.map(({ button }) => button), circle?.getElement()].flatMap((each) => boxIn(box, each))
  const drawn = drawCoast(map, ZOOMS, { taken, onFailed, onDrawn: () => circle?.bringToFront() })
  const sized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  sized.observe(box)
  return {
    zoom: (steps) => void map.setZoom(map.getZoom() + steps),
    close: () => {
      drawn()
      sized.disconnect()
      map.remove()
    },
  }
}

/** Where marks would lie on each other the later ones shrink to a dot. */
const makeRoom = (box: HTMLElement, marks: readonly Mark[]): void => {
  const shown: Box[] = []
  for (const { button } of marks) {
    delete button.dataset.crowded
    button.inert = false
  }
  for (const { button } of marks) {
    const [own] = boxIn(box, button)
    if (!own) continue
    const lies = ({ left, top, right, bottom }: Box) =>
      own.left < right && own.right > left && own.top < bottom && own.bottom > top
    if (shown.some(lies)) {
      button.dataset.crowded = ''
      button.inert = true // too small to be met; the list beside the map has it
    } else shown.push(own)
  }
}

type Box = { left: number; top: number; right: number; bottom: number }

const boxIn = (box: HTMLElement, part: Element | undefined): Box[] => {
  if (!part) return []
  const [origin, at] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  const { left, top, right, bottom } = at
  return [{ left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }]
}
