import type { Day } from '../../kernel/day.ts'
import type { TaskKind } from './handover.shape.ts'

type Stay = { checkIn: Day; checkOut: Day }
type Kept = { id: number; kind: TaskKind; day: Day | null }

/** What every stay needs, and on which day when nobody says another: pool and linen before they come, then cleaning. */
const OWN_DAYS = { POOL: 'checkIn', LINEN: 'checkIn', CLEANING: 'checkOut' } as const satisfies Partial<
  Record<TaskKind, keyof Stay>
>
const EACH_STAY = Object.keys(OWN_DAYS) as (keyof typeof OWN_DAYS)[]

/** The day of a task: as written, else the one of its kind, which follows the stay when that is moved. */
export const dayOfTask = ({ kind, day }: Pick<Kept, 'kind' | 'day'>, stay: Stay): Day =>
  day ?? stay[kind === 'OTHER' ? 'checkIn' : OWN_DAYS[kind]]

/** Is it still to be done, and has nobody taken it? */
export const nobodyDoes = ({ assignee, doneAt }: { assignee: string; doneAt: unknown }): boolean => !assignee && !doneAt

/** What is to be done around a stay: what every stay needs, with what was written of it, then the others by day. */
export const tasksOf = <Row extends Kept>(
  stay: Stay,
  kept: readonly Row[],
): { kind: TaskKind; day: Day; row: Row | null }[] => {
  const usual = EACH_STAY.map((kind) => {
    const row = kept.find((each) => each.kind === kind) ?? null
    return { kind, day: dayOfTask({ kind, day: row?.day ?? null }, stay), row }
  })
  const others = kept.filter(({ kind }) => kind === 'OTHER').map((row) => ({ ...row, day: dayOfTask(row, stay), row }))
  return [...usual, ...others.map(({ kind, day, row }) => ({ kind, day, row }))].sort((a, b) =>
    a.day.localeCompare(b.day),
  )
}
