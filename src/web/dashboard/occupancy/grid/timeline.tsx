// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the near cells are there is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and points to its cursor
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { SentConflict } from '../../../../features/occupancy/occupancy.shape.ts'
import { addDays, type Day, dayNumber, dayOfNumber } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import type { Bar } from '../../dates/bar.ts'
import type { Years } from '../calendar-span.ts'
import type { Ghost } from '../ghost.ts'
import { type Line, linesWithin } from '../rows.ts'
import type { Calendars } from '../use-pieces.ts'
import { BarTip } from './bar-tip.tsx'
import { GhostBar } from './ghost-bar.tsx'
import { Heads } from './heads.tsx'
import style from './timeline.module.css'
import { Names, TownRow, VillaRow } from './timeline-row.tsx'
import type { Cursor } from './use-cursor.ts'
import type { Scrolled } from './use-scrolled.ts'

export type Hands = {
  onPointerDown: (event: React.PointerEvent) => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

type Props = {
  years: Years
  today: Day
  lines: Line[]
  height: number
  calendars: Calendars
  scrolled: Scrolled
  cursor: Cursor | undefined
  ghost: Ghost | undefined
  gap: number
  window: { from: Day; until: Day }
  hands: Hands
}

export const NONE: readonly Bar[] = []
export const NO_CONFLICTS: readonly SentConflict[] = []

/** The two-axis grid: only the lines and the days that are near what is seen are in the page. */
export const Timeline = (props: Props) => {
  const { years, today, lines, height, calendars, scrolled, cursor, ghost, gap, hands } = props
  const { box, cell, names, seen } = scrolled
  const { origin, days } = years
  const first = dayOfNumber(dayNumber(origin) + seen.firstDay)
  const last = dayOfNumber(dayNumber(origin) + seen.lastDay)
  const shown = useMemo(() => linesWithin(lines, seen.top, seen.bottom), [lines, seen.top, seen.bottom])
  const villas = useMemo(() => lines.filter((line) => 'villa' in line).length, [lines])
  useFocusedCursor(cursor, scrolled, years)
  const scale = { '--cw': `${cell}px`, '--names': `${names}px` } as object
  return (
    <div
      ref={box}
      className={style.box}
      role="grid"
      aria-label={say('occ.title')}
      aria-rowcount={lines.length}
      aria-activedescendant={cursor ? 'occ-cursor' : undefined}
      tabIndex={0}
      style={scale}
      {...hands}
    >
      <div className={style.canvas} style={{ width: names + days * cell }}>
        <Heads origin={origin} first={first} last={last} cell={cell} today={today} villas={villas} />
        <div className={style.body} style={{ height }}>
          <Ground origin={origin} today={today} cell={cell} days={days} />
          <Names lines={shown} />
          {shown.map((line) =>
            'town' in line ? (
              <TownRow key={line.town} line={line} />
            ) : (
              <VillaRow
                key={line.villa.id}
                line={line}
                bars={calendars.bars.get(line.villa.id) ?? NONE}
                conflicts={calendars.conflicts.get(line.villa.id) ?? NO_CONFLICTS}
                origin={origin}
                first={first}
                last={last}
                cell={cell}
                cursor={cursor?.index === line.index ? cursor.day : undefined}
                held={ghost?.villaId === line.villa.id ? ghost.bar?.key : undefined}
                gap={gap}
                from={props.window.from}
                until={props.window.until}
              />
            ),
          )}
          {ghost && <GhostBar ghost={ghost} lines={lines} calendars={calendars} origin={origin} cell={cell} />}
        </div>
      </div>
      <BarTip box={box} calendars={calendars} quiet={ghost !== undefined} />
    </div>
  )
}

/** Weekends, today and the present moment, behind all lines; one picture of seven days that repeats. */
export const Ground = ({ origin, today, cell, days }: { origin: Day; today: Day; cell: number; days: number }) => {
  const at = dayNumber(today) - dayNumber(origin)
  const weekday = ((dayNumber(origin) + 3) % 7) * cell
  return (
    <div className={style.ground} style={{ backgroundPositionX: -weekday, width: days * cell }} aria-hidden>
      {at >= 0 && at < days && <i className={style.today} style={{ left: at * cell, width: cell }} />}
    </div>
  )
}

/** What the cursor comes to is scrolled into view. */
const useFocusedCursor = (cursor: Cursor | undefined, { show }: Scrolled, { origin }: Years) => {
  const shown = useRef('')
  useLayoutEffect(() => {
    const now = cursor ? `${cursor.index} ${cursor.day}` : ''
    if (cursor && shown.current !== now) show(cursor.top, dayNumber(cursor.day) - dayNumber(origin))
    shown.current = now
  })
}

/** The day at a place of the canvas. */
export const dayAt = (origin: Day, x: number, cell: number): Day => addDays(origin, Math.floor(x / cell))
