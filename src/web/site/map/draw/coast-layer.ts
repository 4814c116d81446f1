import { type Coords, GridLayer, type GridLayerOptions } from 'leaflet'
import type { CoastFile } from '../../../ui/coast/coast-file.ts'
import { paletteNow } from './palette.ts'
import { mercatorOf, pixelAt } from './projection.ts'
import { pathOf, type Shores, shoresOf } from './shores.ts'

const SIZE = 512
/** How far the four shallow tints reach from the shore, in pixels at the usual zoom. */
const TINTS = [34, 22, 12, 5]

/** Where the file ends in the north: the map pales before it, so that the cut is no shore. */
const MIST = { from: mercatorOf(37.4), until: mercatorOf(37.68) }

/** Sea, sand and lakes, drawn on tiles of our own: nobody else's server is asked. */
export class CoastLayer extends GridLayer {
  private readonly shores: Shores
  constructor(file: CoastFile, options: GridLayerOptions) {
    super({ ...options, tileSize: SIZE })
    this.shores = shoresOf(file)
  }
  override createTile({ x, y, z }: Coords): HTMLElement {
    const canvas = document.createElement('canvas')
    const density = Math.min(2, window.devicePixelRatio || 1)
    canvas.width = SIZE * density
    canvas.height = SIZE * density
    const pen = canvas.getContext('2d')
    if (!pen) return canvas
    pen.scale(density, density)
    const toPixel = pixelAt(z, x * SIZE, y * SIZE)
    const land = pathOf(this.shores.land, SIZE, toPixel)
    draw(pen, z, { land, lakes: pathOf(this.shores.lakes, SIZE, toPixel) })
    mist(pen, toPixel(0, MIST.from).y, toPixel(0, MIST.until).y)
    return canvas
  }
}

const draw = (pen: CanvasRenderingContext2D, zoom: number, { land, lakes }: { land: Path2D; lakes: Path2D }): void => {
  const colours = paletteNow()
  const width = Math.max(0.55, Math.min(2.1, (zoom - 6) / 4))
  pen.fillStyle = colours.sea
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.lineJoin = 'round'
  for (const [index, reach] of TINTS.entries()) {
    pen.strokeStyle = colours.tints[index] ?? colours.sea
    pen.lineWidth = reach * 2 * width
    pen.stroke(land)
  }
  pen.fillStyle = colours.land
  pen.fill(land, 'evenodd')
  pen.save()
  pen.clip(land, 'evenodd')
  pen.strokeStyle = colours.beach
  pen.globalAlpha = 0.55
  pen.lineWidth = 7 * width
  pen.stroke(land)
  pen.globalAlpha = 1
  pen.fillStyle = colours.lake
  pen.fill(lakes)
  pen.restore()
  pen.strokeStyle = colours.coast
  pen.lineWidth = 1
  pen.stroke(land)
  pen.stroke(lakes)
}

const mist = (pen: CanvasRenderingContext2D, south: number, north: number): void => {
  if (south < 0) return
  const { land } = paletteNow()
  const paling = pen.createLinearGradient(0, south, 0, north)
  paling.addColorStop(0, `${land}00`)
  paling.addColorStop(1, land)
  pen.fillStyle = paling
  pen.fillRect(0, 0, SIZE, Math.min(SIZE, south))
}
