// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the near cells are there is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and points to its cursor
import { memo } from 'react'
import { Link } from 'react-router'
import { freeRuns } from '../../../../features/occupancy/free-nights.ts'
import type { SentConflict } from '../../../../features/occupancy/occupancy.shape.ts'
import { clash, type Day, dayNumber, daysBetween } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { type Bar, barName, barSentence } from '../../dates/bar.ts'
import pattern from '../../dates/bar-patterns.module.css'
import { calendarOf } from '../../places.ts'
import { stayText } from '../../stay-text.ts'
import type { Line, VillaLine } from '../rows.ts'
import { hasEdges } from './edges.ts'
import style from './timeline-row.module.css'

type Props = {
  line: VillaLine
  bars: readonly Bar[]
  conflicts: readonly SentConflict[]
  origin: Day
  first: Day
  last: Day
  cell: number
  /** The day under the cursor, when it is in this line. */
  cursor: Day | undefined
  /** The bar that is being moved stands here as a shadow. */
  held: string | undefined
  gap: number
  from: Day
  until: Day
}

/** A bar as wide as this has a word in it. */
const WORD = 40

/** One villa: what stands in its calendar between the days that are near. */
export const VillaRow = memo((props: Props) => {
  const { line, bars, conflicts, origin, first, last, cell, cursor, held, gap } = props
  const { villa } = line
  const zero = dayNumber(origin)
  // half a day: guests come in the afternoon and leave in the morning
  const place = (from: Day, until: Day) => ({
    left: (dayNumber(from) - zero + 0.5) * cell,
    width: (dayNumber(until) - dayNumber(from)) * cell - 2,
  })
  const near = bars.filter((bar) => bar.from < last && bar.until > first)
  const isHidden = !villa.active
  return (
    <div
      className={style.row}
      role="row"
      data-villa={villa.id}
      data-index={line.index}
      data-hidden={isHidden || undefined}
      style={{ top: line.top }}
    >
      <div className={style.track} role="gridcell" aria-label={villa.name}>
        {isHidden && <span className={style.hidden}>{whyHidden(villa)}</span>}
        {gap > 0 &&
          freeRuns(bars, props)
            .filter((run) => daysBetween(run.from, run.until) >= gap)
            .map((run) => <span key={run.from} className={style.gap} style={place(run.from, run.until)} />)}
        {near.map((bar) => (
          <BarBox
            key={bar.key}
            bar={bar}
            held={bar.key === held}
            thin={
              bar.state === 'REQUEST' &&
              near.some((other) => other.state !== 'REQUEST' && clash(span(bar), span(other)))
            }
            {...place(bar.from, bar.until)}
          />
        ))}
        {conflicts.map(([, from, until, stay, event]) => (
          <span
            key={`${stay} ${event}`}
            className={`${style.bar} ${style.conflict} ${pattern.bar}`}
            data-state="conflict"
            data-key={`r${stay}`}
            style={place(from, until)}
          >
            <b>2×</b>
          </span>
        ))}
        {cursor && (
          <span
            id="occ-cursor"
            className={style.cursor}
            role="gridcell"
            aria-label={cursorSentence(villa.name, cursor, bars)}
            style={{ left: (dayNumber(cursor) - zero) * cell, width: Math.max(4, cell) }}
          />
        )}
      </div>
    </div>
  )
})

type BoxProps = { bar: Bar; held: boolean; thin: boolean; left: number; width: number }

/** Most bars stay where they are while others come into sight: those are not drawn again. */
const BarBox = memo(({ bar, held, thin, left, width }: BoxProps) => (
  <span
    className={`${style.bar} ${pattern.bar}`}
    data-key={bar.key}
    data-state={bar.state}
    data-held={held || undefined}
    data-thin={thin || undefined}
    data-fixed={bar.fixed || undefined}
    data-edges={(!bar.fixed && hasEdges(width)) || undefined}
    style={{ left, width }}
  >
    {width >= WORD && !thin && <b>{barName(bar)}</b>}
  </span>
))

/** The villas of a town follow. */
export const TownRow = memo(({ line }: { line: Extract<Line, { town: string }> }) => (
  <div className={style.town} style={{ top: line.top }} aria-hidden />
))

/** The names at the left, all in one box that stays in view: a box of its own for each would cost every frame. */
export const Names = memo(({ lines }: { lines: Line[] }) => (
  <div className={style.names} role="row">
    {lines.map((line) =>
      'town' in line ? (
        <span key={line.town} role="rowheader" className={style.townName} style={{ top: line.top }}>
          {line.town} <small>{line.count}</small>
        </span>
      ) : (
        <VillaName key={line.villa.id} line={line} />
      ),
    )}
  </div>
))

const VillaName = memo(({ line: { top, villa } }: { line: VillaLine }) => (
  <span role="rowheader" className={style.name} data-hidden={!villa.active || undefined} style={{ top }}>
    <Link to={calendarOf(villa.id)} title={villa.name} tabIndex={-1}>
      {villa.name}
    </Link>
    {villa.active ? <small>{villa.guests}</small> : <i title={whyHidden(villa)} />}
  </span>
))

const whyHidden = ({ permit }: VillaLine['villa']): string => say(permit ? 'occ.hidden' : 'occ.hidden-permit')

const span = ({ from, until }: { from: Day; until: Day }) => ({ checkIn: from, checkOut: until })

/** What somebody hears who doesn't see the cursor: the villa, the day, and who or what has the night. */
const cursorSentence = (villa: string, day: Day, bars: readonly Bar[]): string => {
  const there = bars.filter((bar) => bar.from <= day && day < bar.until)
  const words = there.length ? there.map(barSentence) : [say('vcal.free')]
  return [villa, formatDay(day, 'tr', 'dayAndWeekday'), ...words].join(', ')
}

/** '10 – 17 Tem, 7 gece' */
export const spanText = ({ from, until }: { from: Day; until: Day }): string =>
  `${stayText(from, until)} · ${say('dates.n-nights', { n: daysBetween(from, until) })}`
