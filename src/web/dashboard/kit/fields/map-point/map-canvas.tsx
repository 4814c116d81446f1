import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import { type Coast, useCoast } from './coast.ts'
import { writeDegrees } from './degrees.ts'
import style from './map-point.module.css'
import {
  canZoom,
  following,
  isOnMap,
  type MapPoint,
  type MapView,
  NARROW,
  panned,
  partsOf,
  placeAt,
  RATIO,
  viewOf,
  zoomed,
} from './map-view.ts'
import { useMapDrag } from './use-map-drag.ts'

type Props = { label: string; point: MapPoint | null; onPut: (point: MapPoint) => void }

/** The coast with a pin that is put by a press, dragged, or moved by arrow keys (finer with Shift). */
export const MapCanvas = ({ label, point, onPut }: Props) => {
  const coast = useCoast()
  const { view, setView, put } = useView(point, onPut)
  const drag = useMapDrag({
    onPan: ({ right, down }) => setView(panned(view, right, down)),
    onPut: ({ right, down }, over) => put(placeAt(view, right, down), over),
  })
  const onMap = point && isOnMap(point) ? point : undefined
  const zoom = (steps: number) => setView(zoomed(view, steps, onMap))
  return (
    <div className={style.map}>
      <div className={style.ground} {...drag}>
        <Ground coast={coast} view={view} />
        {coast && <Towns towns={coast.towns} view={view} />}
        {onMap && <Pin label={label} point={onMap} view={view} onPut={(place) => put(place, true)} />}
      </div>
      <div className={style.zoom}>
        <IconButton icon={Plus} label={say('map.nearer')} disabled={!canZoom(view, 1)} onClick={() => zoom(1)} />
        <IconButton icon={Minus} label={say('map.farther')} disabled={!canZoom(view, -1)} onClick={() => zoom(-1)} />
      </div>
      <span className={style.source}>{say('map.source')}</span>
      {point && !onMap && <span className={style.away}>{say('map.away')}</span>}
    </div>
  )
}

/** What of the map is seen: it follows a point that comes from elsewhere, and stands still below a dragged pin. */
const useView = (point: MapPoint | null, onPut: Props['onPut']) => {
  const [view, setView] = useState(() => viewOf(point))
  const known = useRef(point)
  useEffect(() => {
    const before = known.current
    known.current = point
    if (!point || (before?.latitude === point.latitude && before.longitude === point.longitude)) return
    setView((seen) => (before && isOnMap(before) ? following(seen, point) : viewOf(point)))
  }, [point])
  const put = (place: MapPoint, over: boolean) => {
    known.current = place
    if (over) setView(following(view, place))
    onPut(place)
  }
  return { view, setView, put }
}

const SCALE = 1e4

const Ground = ({ coast, view }: { coast: Coast | null; view: MapView }) => {
  const { latitude, longitude, height } = view
  const width = height * RATIO
  const corner = [(longitude * NARROW - width / 2) * SCALE, (-latitude - height / 2) * SCALE]
  return (
    <svg viewBox={[...corner, width * SCALE, height * SCALE].join(' ')} aria-hidden>
      {coast && <Shapes coast={coast} />}
    </svg>
  )
}

/** Twenty thousand points, drawn once: only the window on them moves. */
const Shapes = memo(({ coast }: { coast: Coast }) => (
  <g transform={`scale(${NARROW} -1)`}>
    <path className={style.land} d={coast.land} fillRule="evenodd" />
    <path className={style.lake} d={coast.lakes} />
  </g>
))

const Towns = ({ towns, view }: { towns: Coast['towns']; view: MapView }) => {
  const rank = [0.9, 0.45, 0.12].filter((height) => view.height < height).length + 1
  const seen: { n: string; right: number; down: number }[] = []
  for (const { n, lat, lon, r } of towns.toSorted((one, other) => one.r - other.r)) {
    const { right, down } = partsOf(view, { latitude: lat, longitude: lon })
    const crowded = seen.some((one) => Math.abs(one.right - right) < 0.14 && Math.abs(one.down - down) < 0.06)
    if (r <= rank && !crowded && right > 0.02 && right < 0.88 && down > 0.04 && down < 0.96)
      seen.push({ n, right, down })
  }
  return seen.map(({ n, right, down }) => (
    <span key={n} className={style.town} style={{ left: `${right * 100}%`, top: `${down * 100}%` }} aria-hidden>
      {n}
    </span>
  ))
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const Pin = ({ label, point, view, onPut }: Props & { point: MapPoint; view: MapView }) => {
  const { right, down } = partsOf(view, point)
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? 0.004 : 0.02
    onPut(placeAt(view, right + arrow[0] * step, down + arrow[1] * step))
  }
  const place = `${writeDegrees(point.latitude)} · ${writeDegrees(point.longitude)}`
  return (
    <button
      type="button"
      data-pin
      className={style.pin}
      style={{ left: `${right * 100}%`, top: `${down * 100}%` }}
      aria-label={say('map.pin', { label, place })}
      onKeyDown={move}
    >
      <MapPin className="i" aria-hidden />
    </button>
  )
}
