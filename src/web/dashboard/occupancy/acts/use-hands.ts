import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { addDays, type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import type { Bar } from '../../dates/bar.ts'
import type { Years } from '../calendar-span.ts'
import { begin, draggedTo, type Ghost, isMovable, nudged, pickUp } from '../ghost.ts'
import { gripOf } from '../grid/edges.ts'
import type { useCursor } from '../grid/use-cursor.ts'
import type { Scrolled } from '../grid/use-scrolled.ts'
import type { Calendars } from '../use-pieces.ts'
import type { Changes } from './use-changes.ts'
import { useFinger } from './use-finger.ts'

type Setting = {
  years: Years
  scrolled: Scrolled
  calendars: Calendars
  cursor: ReturnType<typeof useCursor>
  changes: Changes
  /** Shows who or what a bar is, with what can be done about it. */
  look: (bar: Bar | undefined) => void
}

const DRAG_PX = 4
/** A finger that has stayed so long holds what is under it; one that has gone so far before scrolls. */
const LONG_MS = 400
const SCROLLS_PX = 10
const PAGE_LINES = 10
/** What a tap on a free night proposes. */
const A_WEEK = 7

/**
 * Pointer and keys of the grid: both take hold of a bar or draw nights, move, stretch, and let go. A finger takes hold
 * by staying where it is.
 */
export const useHands = (setting: Setting) => {
  const latest = useRef(setting)
  latest.current = setting
  const finger = useFinger(setting.scrolled.box)
  return {
    onPointerDown: (event: PointerEvent) => press(event, latest, finger),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (keyed(event, latest.current)) event.preventDefault()
    },
  }
}

type Latest = { current: Setting }

const dayUnder = (clientX: number, { years, scrolled: { box, cell, names } }: Setting): Day => {
  const element = box.current
  const x = clientX - (element?.getBoundingClientRect().left ?? 0) - names + (element?.scrollLeft ?? 0)
  return addDays(years.origin, Math.floor(x / cell - 0.5))
}

type Pressed = { villaId: number; index: number; day: Day; bar: Bar | undefined; start: Ghost | undefined }

/** What is under the pointer: its line and day, the bar there, and what would be held. */
const pressed = ({ target, clientX, button, pointerType }: PointerEvent, setting: Setting): Pressed | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-villa]') : null
  if (button !== 0 || !row || !(target instanceof Element) || target.closest('a')) return undefined
  const villaId = Number(row.dataset.villa)
  const box = target.closest<HTMLElement>('[data-key]')
  const bar = setting.calendars.bars.get(villaId)?.find(({ key }) => key === box?.dataset.key)
  const day = dayUnder(clientX, setting)
  const grip = box && gripOf(box.getBoundingClientRect(), clientX, pointerType === 'touch' ? 'touch' : 'mouse')
  const taken = bar && grip && isMovable(bar) ? pickUp(bar, grip, day) : undefined
  return { villaId, index: Number(row.dataset.index), day, bar, start: bar ? taken : begin(villaId, day) }
}

const press = (event: PointerEvent, latest: Latest, finger: RefObject<boolean>): void => {
  const { clientX, clientY, pointerType } = event
  const it = pressed(event, latest.current)
  if (!it || !event.isPrimary || latest.current.changes.ghost?.phase === 'asking') return
  const { start, bar } = it
  const touch = pointerType === 'touch'
  let dragging = false
  const hold = () => {
    if (!start) return
    finger.current = true
    latest.current.changes.hold(start)
    navigator.vibrate?.(12)
  }
  const wait = touch ? setTimeout(hold, LONG_MS) : undefined
  const move = (to: globalThis.PointerEvent) => {
    const far = Math.hypot(to.clientX - clientX, to.clientY - clientY)
    if (touch && !finger.current) return far > SCROLLS_PX ? stop() : undefined
    if (!start || (!dragging && far < DRAG_PX)) return
    dragging = true
    nearEdge(to.clientX, latest.current)
    const ghost = draggedTo(start, dayUnder(to.clientX, latest.current))
    const before = latest.current.changes.ghost
    if (before?.from !== ghost.from || before.until !== ghost.until) latest.current.changes.hold(ghost)
  }
  const end = () => {
    stop()
    latest.current.cursor.put(it.index, it.day)
    const { changes, look, calendars } = latest.current
    if (dragging) return changes.ghost && changes.settle(changes.ghost)
    changes.drop()
    look(bar)
    if (!bar && touch) changes.hold(aWeek(it.villaId, it.day, calendars.bars.get(it.villaId) ?? []))
  }
  const lost = () => {
    if (finger.current) latest.current.changes.drop()
    stop()
  }
  const stop = () => {
    clearTimeout(wait)
    finger.current = false
    unlisten()
  }
  const unlisten = listenAll({ pointermove: move, pointerup: end, pointercancel: lost })
  if (!touch) event.preventDefault() // no text is marked while dragging
  latest.current.scrolled.box.current?.focus({ preventScroll: true })
}

const listenAll = (listeners: Record<string, (event: globalThis.PointerEvent) => void>): (() => void) => {
  const each = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of each) addEventListener(name, listener)
  return () => {
    for (const [name, listener] of each) removeEventListener(name, listener)
  }
}

/** Dragged to the edge, the calendar goes on. */
const nearEdge = (clientX: number, { scrolled: { box, names, cell } }: Setting): void => {
  const element = box.current
  if (!element) return
  const { left, right } = element.getBoundingClientRect()
  if (clientX > right - 24) element.scrollLeft += Math.max(8, cell)
  else if (clientX < left + names + 12) element.scrollLeft -= Math.max(8, cell)
}

/** A free week from a night on, or as much of it as is free. */
const aWeek = (villaId: number, day: Day, bars: readonly Bar[]): Ghost => {
  const next = bars.filter(({ from, state }) => from > day && state !== 'REQUEST').map(({ from }) => from)
  return {
    ...begin(villaId, day),
    until: [addDays(day, A_WEEK), ...next].reduce((one, other) => (one < other ? one : other)),
  }
}

/** Does the key do something here? Then it did. */
const keyed = ({ key, shiftKey }: KeyboardEvent, setting: Setting): boolean =>
  setting.changes.ghost?.phase === 'held'
    ? keyedHeld(key, shiftKey, setting, setting.changes.ghost)
    : keyedFree(key, shiftKey, setting)

const keyedHeld = (key: string, shift: boolean, { changes }: Setting, ghost: Ghost): boolean => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (by) changes.hold(nudged(ghost, by, shift))
  else if (key === 'Escape') changes.drop()
  else if (key === 'Enter') changes.settle(ghost)
  else return false
  return true
}

const STEPS: Record<string, [lines: number, days: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE_LINES, 0],
  PageDown: [PAGE_LINES, 0],
}

const keyedFree = (
  key: string,
  shift: boolean,
  { changes, cursor: { cursor, put, walk }, ...setting }: Setting,
): boolean => {
  const { calendars, look } = setting
  const today = dayInIstanbul(new Date())
  const bar = cursor && barAt(calendars.bars.get(cursor.villaId) ?? [], cursor.day)
  const step = STEPS[key]
  if (step && shift && key === 'ArrowRight' && cursor && !bar)
    changes.hold(nudged(begin(cursor.villaId, cursor.day), 1, true))
  else if (step) walk(...step, today)
  else if (key === 'Home') put(cursor?.index ?? 0, today)
  else if (key === 'Escape') look(undefined)
  else if (cursor && key === ' ') look(bar)
  else if (cursor && key === 'Enter') enter(bar, cursor, { changes, look })
  else return false
  return true
}

type At = { villaId: number; day: Day }
const enter = (bar: Bar | undefined, { villaId, day }: At, { changes, look }: Pick<Setting, 'changes' | 'look'>) => {
  if (!bar) changes.hold(begin(villaId, day))
  else if (isMovable(bar)) changes.hold(pickUp(bar, 'move', day))
  else look(bar)
}

const barAt = (bars: readonly Bar[], day: Day): Bar | undefined => {
  const there = bars.filter(({ from, until }) => from <= day && day < until)
  return there.find(({ state }) => state !== 'REQUEST') ?? there[0]
}
