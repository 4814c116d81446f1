import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, type Day, dayInIstanbul, isDay } from '../../../kernel/day.ts'
import { isZoom, type Zoom } from './calendar-span.ts'

const AHEAD_OF_TODAY = -2

export type View = {
  at: Day
  zoom: Zoom
  town: string
  type: string
  owner: string
  guests: number
  q: string
  /** So many free nights are looked for; 0 = none are. */
  gap: number
}

/** What is seen, in the address: a reload, a bookmark and a colleague see the same. */
export const useView = () => {
  const [params, setParams] = useSearchParams()
  const get = (name: string) => params.get(name) ?? ''
  const [at, zoom] = [get('at'), get('zoom')]
  const view: View = {
    at: isDay(at) ? at : addDays(dayInIstanbul(new Date()), AHEAD_OF_TODAY),
    zoom: isZoom(zoom) ? zoom : '5w',
    town: get('town'),
    type: get('type'),
    owner: get('owner'),
    guests: Math.max(0, Number(get('guests')) || 0),
    q: get('q'),
    gap: Math.max(0, Math.min(60, Number(get('gap')) || 0)),
  }
  const set = (change: Partial<Record<keyof View, string>>) => setParams(changed(change), { replace: true })
  /** The day that was scrolled to: noted in the address without asking anything anew. */
  const note = useCallback((day: Day) => history.replaceState(history.state, '', `?${changed({ at: day })}`), [])
  return { view, set, note }
}

const changed = (change: Record<string, string | undefined>): URLSearchParams => {
  const next = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
