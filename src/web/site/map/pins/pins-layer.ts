import { DivIcon, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet'
import type { Pin } from '../../../../features/search/search.contract.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import style from './pins.module.css'

/** What the pins are told, and what they tell. */
export type PinTexts = {
  price(pin: Pin): string
  label(pin: Pin): string
  many(pins: readonly Pin[]): string
  manyLabel(pins: readonly Pin[]): string
}
export type PinDeeds = { choose(id: number): void; near(ids: readonly number[] | null): void }
export type PinState = {
  pins: readonly Pin[]
  chosen: number | null
  hot: number | null
  seen: ReadonlySet<number>
  liked: ReadonlySet<number>
}

/** The villas of a search on the map, each a button with its price; those that would touch are one button. */
export class PinsLayer extends LayerGroup {
  private state: PinState = { pins: [], chosen: null, hot: null, seen: new Set(), liked: new Set() }
  private clusters: { cluster: Cluster; button: HTMLButtonElement }[] = []
  private readonly texts: PinTexts
  private readonly deeds: PinDeeds
  constructor(texts: PinTexts, deeds: PinDeeds) {
    super()
    this.texts = texts
    this.deeds = deeds
  }
  override onAdd(map: LeafletMap): this {
    super.onAdd(map)
    map.on('zoomend', this.redraw, this)
    this.redraw()
    return this
  }
  override onRemove(map: LeafletMap): this {
    map.off('zoomend', this.redraw, this)
    super.onRemove(map)
    return this
  }
  show(state: Partial<PinState>): void {
    const isSamePlace = state.pins === undefined && (state.chosen === undefined || state.chosen === this.state.chosen)
    this.state = { ...this.state, ...state }
    if (isSamePlace) this.mark()
    else this.redraw()
  }
  /** Where the buttons stand, in pixels of the map's box. */
  boxes(): { left: number; top: number; right: number; bottom: number }[] {
    const map = this._map
    if (!map) return []
    const origin = map.getContainer().getBoundingClientRect()
    return this.clusters.map(({ button }) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      return {
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
      }
    })
  }
  private redraw(): void {
    const map = this._map
    if (!map) return
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pins : undefined
    const { pins, chosen } = this.state
    this.clearLayers()
    const toPixel = ({ latitude, longitude }: Pin) => map.project([latitude, longitude])
    this.clusters = clustersOf(pins, toPixel, chosen).map((cluster) => ({ cluster, button: this.add(cluster) }))
    this.mark()
    map.fire('pins')
    if (held) this.clusters.find(({ button }) => button.dataset.pins === held)?.button.focus({ preventScroll: true })
  }
  private add(cluster: Cluster): HTMLButtonElement {
    const { pins, at } = cluster
    const [first] = pins
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.pins = pins.map(({ id }) => id).join(' ')
    button.textContent = pins.length === 1 && first ? this.texts.price(first) : this.texts.many(pins)
    button.setAttribute('aria-label', pins.length === 1 && first ? this.texts.label(first) : this.texts.manyLabel(pins))
    button.addEventListener('click', () => this.press(cluster))
    for (const come of ['pointerenter', 'focus'])
      button.addEventListener(come, () => this.deeds.near(pins.map(({ id }) => id)))
    for (const go of ['pointerleave', 'blur']) button.addEventListener(go, () => this.deeds.near(null))
    const icon = new DivIcon({ className: style.place, html: button, iconSize: undefined })
    new Marker(this._map.unproject([at.x, at.y]), { icon, keyboard: false }).addTo(this)
    return button
  }
  private press({ pins }: Cluster): void {
    const map = this._map
    const isNearest = map.getZoom() >= map.getMaxZoom()
    const [next] = pins.length > 1 ? this.afterChosen(pins) : pins
    if (next && (pins.length === 1 || isNearest)) return void this.deeds.choose(next.id)
    const corners = pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
    map.fitBounds(corners, { padding: [70, 70], maxZoom: map.getMaxZoom() })
  }
  /** Houses of one place are chosen in turn. */
  private afterChosen(pins: readonly Pin[]): Pin[] {
    const order = this.state.pins.map(({ id }) => id)
    const at = this.state.chosen === null ? -1 : order.indexOf(this.state.chosen)
    const isAfter = ({ id }: Pin) => order.indexOf(id) > at
    return [...pins.filter(isAfter), ...pins]
  }
  private mark(): void {
    const { chosen, hot, seen, liked } = this.state
    for (const { cluster, button } of this.clusters) {
      const ids = cluster.pins.map(({ id }) => id)
      const [only] = ids.length === 1 ? ids : []
      button.className = [
        style.pin,
        ids.length > 1 && style.many,
        cluster.pins.every(({ total }) => total === null) && ids.length === 1 && style.named,
        only !== undefined && seen.has(only) && style.seen,
        only !== undefined && liked.has(only) && style.liked,
        ((chosen !== null && ids.includes(chosen)) || (hot !== null && ids.includes(hot))) && style.hot,
      ]
        .filter(Boolean)
        .join(' ')
      button.setAttribute('aria-pressed', String(only !== undefined && only === chosen))
    }
  }
}
