import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet'
import type { CoastFile, NamedPoint } from '../../../ui/coast/coast-file.ts'
import { type Palette, paletteNow } from './palette.ts'
import { mercatorOf, pixelAt } from './projection.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Name = { point: NamedPoint; text: string; font: string; colour: string; spacing?: string; isCentred?: boolean }

/** A rank's first zoom: rank 1 stands on every map. */
const TOWNS_FROM = [0, 0, 8.4, 10.2, 12.2]
const ISLANDS_FROM = [0, 6, 7.4, 8.6]
const SEAS_FROM = [0, 5, 7, 8.6, 12]
const SEAS_UNTIL = [0, 9.6, 11, 12.4, 16]
const FROM = { beaches: 10.9, airports: 7.6, peaks: 8.3 }
const FAMILY = '"Manrope Variable", Manrope, system-ui, sans-serif'
const HEIGHT = 15

/** The names of places, drawn anew after each move; a name that would lie on another is left out. */
export class NamesLayer extends Layer {
  private readonly canvas = document.createElement('canvas')
  private readonly file: CoastFile
  private readonly taken: () => Box[]
  /** `taken`: where on the screen marks stand, over which no name is written. */
  constructor(file: CoastFile, taken: () => Box[]) {
    super()
    this.file = file
    this.taken = taken
  }
  override onAdd(map: LeafletMap): this {
    this.canvas.setAttribute('aria-hidden', 'true')
    this.canvas.style.pointerEvents = 'none'
    map.getPanes().overlayPane.append(this.canvas)
    map.on('moveend zoomend resize pins', this.redraw, this)
    map.on('zoomstart', this.hide, this)
    this.redraw()
    return this
  }
  override onRemove(map: LeafletMap): this {
    this.canvas.remove()
    map.off('moveend zoomend resize pins', this.redraw, this)
    map.off('zoomstart', this.hide, this)
    return this
  }
  hide(): void {
    this.canvas.hidden = true
  }
  redraw(): void {
    const map = this._map
    const pen = this.canvas.getContext('2d')
    if (!map || !pen) return
    const { x: width, y: height } = map.getSize()
    const density = Math.min(2, window.devicePixelRatio || 1)
    Object.assign(this.canvas, { width: width * density, height: height * density, hidden: false })
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` })
    DomUtil.setPosition(this.canvas, map.containerPointToLayerPoint([0, 0]))
    pen.scale(density, density)
    const corner = map.getPixelBounds().min
    const zoom = map.getZoom()
    const toPixel = pixelAt(zoom, corner?.x ?? 0, corner?.y ?? 0)
    const write = writerOf(pen, { width, height, taken: [...this.taken()] })
    for (const name of namesAt(this.file, zoom, paletteNow())) {
      const { x, y } = toPixel(name.point.lon, mercatorOf(name.point.lat))
      if (x > 0 && y > 0 && x < width && y < height) write(name, x, y)
    }
  }
}

/** What may be named at a zoom, the most important first. */
const namesAt = (file: CoastFile, zoom: number, colours: Palette): Name[] => {
  const font = (weight: number, size: number) => `${weight} ${size}px ${FAMILY}`
  const towns = file.towns
    .filter(({ r }) => zoom >= (TOWNS_FROM[r] ?? 0))
    .toSorted((one, other) => one.r - other.r)
    .map((point) => ({
      ...{ point, text: point.n, colour: colours.town },
      font: point.r === 1 ? font(700, 14) : font(600, 12.5),
    }))
  const some = (points: readonly NamedPoint[], from: number, style: Omit<Name, 'point' | 'text'>) =>
    zoom < from ? [] : points.map((point) => ({ point, text: point.n, ...style }))
  const islands = file.islands.filter(({ r }) => zoom >= (ISLANDS_FROM[r] ?? 0))
  const seas = file.seas.filter(({ r }) => zoom >= (SEAS_FROM[r] ?? 0) && zoom <= (SEAS_UNTIL[r] ?? 0))
  return [
    ...towns,
    ...some(airportsOf(file), FROM.airports, { font: font(600, 12), colour: colours.seaName }),
    ...some(file.beaches, FROM.beaches, { font: font(580, 12), colour: colours.beachName }),
    ...some(islands, 0, { font: font(560, 12.5), colour: colours.islandName, isCentred: true }),
    ...some(file.peaks, FROM.peaks, { font: font(540, 11.5), colour: colours.islandName }),
    ...some(seas, 0, { font: font(540, 12.5), colour: colours.seaName, spacing: '1.2px', isCentred: true }),
  ]
}

/** An airport is told from a town by its sign, so that its name can be short. */
const airportsOf = ({ airports }: CoastFile): NamedPoint[] =>
  airports.map((each) => ({ ...each, n: `✈\uFE0E ${each.n}` }))

/** Writes a name beside its point, or on it, where there is room. */
const writerOf = (pen: CanvasRenderingContext2D, room: { width: number; height: number; taken: Box[] }) => {
  const halo = paletteNow().halo
  const isFree = (box: Box): boolean =>
    box.left > 4 &&
    box.top > 4 &&
    box.right < room.width - 4 &&
    box.bottom < room.height - 4 &&
    !room.taken.some(
      (other) => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
    )
  return ({ text, font, colour, spacing = '0px', isCentred }: Name, x: number, y: number): void => {
    Object.assign(pen, { font, letterSpacing: spacing, textBaseline: 'middle', lineJoin: 'round' })
    const { width } = pen.measureText(text)
    const lefts = isCentred ? [x - width / 2] : [x + 8, x - 8 - width]
    const boxOf = (left: number): Box => ({
      ...{ left: left - 3, right: left + width + 3, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 },
    })
    const left = lefts.find((each) => isFree(boxOf(each)))
    if (left === undefined) return
    room.taken.push(boxOf(left))
    Object.assign(pen, { strokeStyle: halo, lineWidth: 3.4, fillStyle: colour })
    pen.strokeText(text, left, y)
    pen.fillText(text, left, y)
    if (isCentred) return
    pen.beginPath()
    pen.arc(x, y, 2.6, 0, 2 * Math.PI)
    pen.fill()
  }
}
