import { addDays, type Day, dayNumber } from '../../../../kernel/day.ts'
import type { Bar } from '../../dates/bar.ts'
import { type Line, ROW, sheetsOf } from '../rows.ts'
import type { Calendars } from '../use-pieces.ts'
import { Heads } from './heads.tsx'
import style from './print-sheets.module.css'
import { Ground, NO_CONFLICTS, NONE } from './timeline.tsx'
import { Names, TownRow, VillaRow } from './timeline-row.tsx'

/** An A3 sheet across within its margins, in pixels: its width, and how much of its height lines may take. */
const WIDTH = 1520
const NAMES = 172
const ROOM = { first: 950, other: 1000 }

type Props = { today: Day; lines: Line[]; calendars: Calendars; window: { from: Day; until: Day }; gap: number }

/** The days that are seen with all lines, on as many sheets as they need, each with its own heads. */
export const PrintSheets = ({ today, lines, calendars, window: { from, until }, gap }: Props) => {
  const days = dayNumber(until) - dayNumber(from)
  const cell = (WIDTH - NAMES) / (days + 0.5) // the last night ends in the morning after
  /** What reaches over the edge would make the browser print everything smaller. */
  const cut = (bar: Bar): Bar => ({
    ...bar,
    from: bar.from < from ? addDays(from, -1) : bar.from,
    until: bar.until > until ? until : bar.until,
  })
  const villas = lines.filter((line) => 'villa' in line).length
  const shared = { origin: from, first: from, last: until, cell, from, until, gap, cursor: undefined, held: undefined }
  return (
    <div style={{ '--cw': `${cell}px`, '--names': `${NAMES}px` } as object}>
      {sheetsOf(lines, ROOM).map((sheet) => (
        <section key={sheet[0] && lineKey(sheet[0])} className={style.sheet} style={{ width: WIDTH }}>
          <Heads origin={from} first={from} last={until} cell={cell} today={today} villas={villas} />
          <div className={style.body} style={{ height: (sheet.at(-1)?.top ?? 0) + ROW }}>
            <Ground origin={from} today={today} cell={cell} days={days} />
            <Names lines={sheet} />
            {sheet.map((line) =>
              'town' in line ? (
                <TownRow key={line.town} line={line} />
              ) : (
                <VillaRow
                  key={line.villa.id}
                  line={line}
                  bars={calendars.bars.get(line.villa.id)?.map(cut) ?? NONE}
                  conflicts={calendars.conflicts.get(line.villa.id) ?? NO_CONFLICTS}
                  {...shared}
                />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

const lineKey = (line: Line): string => ('town' in line ? line.town : String(line.villa.id))
