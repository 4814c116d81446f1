import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Years, Zoom } from '../calendar-span.ts'
import { ZOOMS } from '../calendar-span.ts'
import { ROW } from '../rows.ts'

const PHONE = 640
const HEADS = 48
/** Lines and days beyond the edge that are drawn already, and how many of them come at once. */
const LINES_BEYOND = 8
const LINES_AT_ONCE = 3
const MOST_DAYS_AT_ONCE = 28

/** What is drawn, in heights and days from the origin: changes by the handful, so most scrolling draws nothing. */
type Seen = { top: number; bottom: number; firstDay: number; lastDay: number }

export type Scrolled = {
  box: RefObject<HTMLDivElement | null>
  cell: number
  names: number
  seen: Seen
  /** Scrolls to a day, counted from the origin, at the left edge. */
  toDay: (day: number) => void
  /** Scrolls as little as shows this line and day. */
  show: (top: number, day: number) => void
}

/** The scroll box: how wide a day is in it, and which part of the grid is near what is seen. */
export const useScrolled = (
  { days }: Years,
  zoom: Zoom,
  { start, onDay }: { start: number; onDay: (day: number) => void },
): Scrolled => {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1100, height: 620 })
  const names = size.width < PHONE ? 112 : 172
  const cell = Math.max(ZOOMS[zoom].least, Math.floor(((size.width - names) / ZOOMS[zoom].days) * 4) / 4)
  const seenAt = useCallback(
    (left: number, top: number): Seen => {
      const step = Math.max(7, Math.min(MOST_DAYS_AT_ONCE, Math.floor(ZOOMS[zoom].days / 4)))
      const chunk = Math.floor(left / cell / step) * step
      const lines = Math.floor(top / ROW / LINES_AT_ONCE) * LINES_AT_ONCE * ROW
      return {
        top: Math.max(0, lines - LINES_BEYOND * ROW),
        bottom: lines + size.height + (LINES_BEYOND + LINES_AT_ONCE) * ROW,
        firstDay: Math.max(0, chunk - step),
        lastDay: Math.min(days, chunk + Math.ceil((size.width - names) / cell) + 2 * step),
      }
    },
    [cell, days, names, size, zoom],
  )
  const [at, setAt] = useState({ left: start * cell, top: 0 })
  const seen = seenAt(at.left, at.top)
  const latest = useRef({ cell, onDay, day: start, asked: at, seenAt })
  latest.current.onDay = onDay
  latest.current.seenAt = seenAt
  const toDay = useCallback((day: number) => {
    latest.current.day = day
    if (box.current) box.current.scrollLeft = day * latest.current.cell
  }, [])
  useLayoutEffect(() => {
    latest.current.cell = cell
    toDay(latest.current.day) // another width of a day: the same day stays at the edge
    if (!box.current) return
    latest.current.asked = { left: box.current.scrollLeft, top: box.current.scrollTop }
    setAt(latest.current.asked)
  }, [cell, toDay])
  useEffect(() => watch(box.current, latest, { setAt, setSize }), [])
  const show = useCallback(
    (top: number, day: number) => {
      const element = box.current
      if (!element) return
      const [x, page] = [day * cell, element.clientWidth - names]
      if (x < element.scrollLeft) element.scrollLeft = x
      else if (x + cell > element.scrollLeft + page) element.scrollLeft = x + cell - page
      const below = top + ROW - (element.clientHeight - HEADS)
      if (top < element.scrollTop) element.scrollTop = top
      else if (below > element.scrollTop) element.scrollTop = below
    },
    [cell, names],
  )
  return { box, cell, names, seen, toDay, show }
}

type At = { left: number; top: number }
type Latest = RefObject<{
  cell: number
  onDay: (day: number) => void
  day: number
  /** The place around which drawing was asked for last. */
  asked: At
  seenAt: (left: number, top: number) => Seen
}>
type Setters = {
  setAt: (at: At) => void
  setSize: (size: { width: number; height: number }) => void
}

const PAUSE_MS = 180

const watch = (element: HTMLElement | null, latest: Latest, { setAt, setSize }: Setters) => {
  if (!element) return
  let pause: ReturnType<typeof setTimeout> | undefined
  const scrolled = () => {
    const now = { left: element.scrollLeft, top: element.scrollTop }
    const { asked, seenAt } = latest.current
    if (!same(seenAt(asked.left, asked.top), seenAt(now.left, now.top))) {
      latest.current.asked = now
      // drawn between frames, line by line: the scrolling itself never waits for it
      startTransition(() => setAt(now))
    }
    clearTimeout(pause)
    pause = setTimeout(() => {
      const day = Math.round(element.scrollLeft / latest.current.cell)
      if (day === latest.current.day) return
      latest.current.day = day
      latest.current.onDay(day)
    }, PAUSE_MS)
  }
  const sized = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
  sized.observe(element)
  element.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    clearTimeout(pause)
    sized.disconnect()
    element.removeEventListener('scroll', scrolled)
  }
}

const same = (one: Seen, other: Seen): boolean =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.firstDay === other.firstDay &&
  one.lastDay === other.lastDay
