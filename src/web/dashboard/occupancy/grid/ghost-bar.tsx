import { type Day, dayNumber, daysBetween } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { stayText } from '../../stay-text.ts'
import { type Ghost, obstacles } from '../ghost.ts'
import type { Line, VillaLine } from '../rows.ts'
import type { Calendars } from '../use-pieces.ts'
import style from './ghost-bar.module.css'

type Props = { ghost: Ghost; lines: Line[]; calendars: Calendars; origin: Day; cell: number }

/** What is being moved or drawn, above everything: where it would stand, and whether it seems free. */
export const GhostBar = ({ ghost, lines, calendars, origin, cell }: Props) => {
  const line = lines.find((each): each is VillaLine => 'villa' in each && each.villa.id === ghost.villaId)
  if (!line) return null
  const { from, until } = ghost.phase === 'back' && ghost.bar ? ghost.bar : ghost
  const inWay = obstacles(calendars.bars.get(ghost.villaId) ?? [], ghost)
  const taken = inWay.reduce((sum, bar) => sum + shared(bar, ghost), 0)
  return (
    <div
      className={style.ghost}
      data-phase={ghost.phase}
      data-no={taken > 0 || undefined}
      style={{
        top: line.top + 2,
        left: (dayNumber(from) - dayNumber(origin) + 0.5) * cell,
        width: daysBetween(from, until) * cell - 2,
      }}
      role="status"
    >
      <b>
        {stayText(ghost.from, ghost.until)} · {say('dates.n-nights', { n: daysBetween(ghost.from, ghost.until) })}
      </b>
      {taken > 0 && <span>{say('occ.nights-taken', { n: taken })}</span>}
    </div>
  )
}

const shared = (one: { from: Day; until: Day }, other: { from: Day; until: Day }): number =>
  daysBetween(one.from > other.from ? one.from : other.from, one.until < other.until ? one.until : other.until)
