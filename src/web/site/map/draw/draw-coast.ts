import type { Map as LeafletMap } from 'leaflet'
import { fetchCoast } from '../../../ui/coast/coast-file.ts'
import { CoastLayer } from './coast-layer.ts'
import { drawTiles, foreignTiles } from './foreign-tiles.ts'
import { NamesLayer } from './names-layer.ts'
import { onPaletteChange } from './palette.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Zooms = { minZoom: number; maxZoom: number }
type Told = { taken: () => Box[]; onDrawn?: () => void; onFailed?: () => void }

/**
 * Draws coast and names on a map once they are there: marks stand on plain sea until then, and where they never come.
 * No name is written over what is `taken`. Tiles of others stand in their place where the agency has set some. Answers
 * how to stop.
 */
export const drawCoast = (map: LeafletMap, zooms: Zooms, { taken, onDrawn, onFailed }: Told): (() => void) => {
  const foreign = foreignTiles()
  if (foreign) {
    const forgetTiles = drawTiles(map, foreign, zooms)
    onDrawn?.()
    return forgetTiles
  }
  let isOpen = true
  let forget = () => {}
  fetchCoast().then(
    (file) => {
      if (!isOpen) return
      const coast = new CoastLayer(file, { ...zooms, keepBuffer: 1 }).addTo(map)
      const names = new NamesLayer(file, taken).addTo(map)
      onDrawn?.()
      forget = onPaletteChange(() => {
        coast.redraw()
        names.redraw()
      })
    },
    onFailed ?? (() => undefined),
  )
  return () => {
    isOpen = false
    forget()
  }
}
