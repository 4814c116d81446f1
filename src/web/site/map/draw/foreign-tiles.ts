import { type Map as LeafletMap, TileLayer } from 'leaflet'
import style from './foreign-tiles.module.css'

/** Tiles of somebody else, when the agency has set them (`MAP_TILES_URL`): root.tsx says so on the page. */
export const foreignTiles = (): { url: string; credit: string } | null => {
  const { mapTiles: url, mapCredit: credit } = document.documentElement.dataset
  return url && credit ? { url, credit } : null
}

type Tiles = NonNullable<ReturnType<typeof foreignTiles>>

/** Draws them, and says whose they are for as long as they stand there. Answers how to stop. */
export const drawTiles = (
  map: LeafletMap,
  { url, credit }: Tiles,
  zooms: { minZoom: number; maxZoom: number },
): (() => void) => {
  const layer = new TileLayer(url, { ...zooms, className: style.tiles ?? '' }).addTo(map)
  const said = Object.assign(document.createElement('p'), { className: style.credit, textContent: credit })
  map.getContainer().append(said)
  return () => {
    layer.remove()
    said.remove()
  }
}
