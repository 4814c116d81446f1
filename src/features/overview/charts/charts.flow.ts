import type { Staff } from '../../../kernel/caller.ts'
import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import type { Act } from '../../../platform/act.ts'
import type { Charts } from './charts.contract.ts'
import { staysForCharts, totalsForCharts } from './charts.store.ts'
import { bySource, earnedMonths, occupiedMonths } from './charts.view.ts'

const SOURCE_DAYS = 90

/** The charts of this year; income only for who may see the agency's money. */
export const chartsFor = async ({ db, now, who }: Act<unknown, Staff>): Promise<Charts> => {
  const today = dayInIstanbul(now)
  const year = Number(today.slice(0, 4))
  const since = addDays(today, -SOURCE_DAYS)
  const end = `${year + 1}-01-01`
  const [{ villas, stays, sources }, money] = await Promise.all([
    staysForCharts(db, {
      first: addDays(`${year}-01-01`, -MAX_NIGHTS), // who came last year may still be there
      end,
      since: new Date(`${since}T00:00:00+03:00`),
    }),
    who.rights.includes('money') ? totalsForCharts(db, { first: `${year - 1}-01-01`, end }) : null,
  ])
  const published = villas[0]?.count ?? 0
  return {
    today,
    occupancy: { villas: published, months: occupiedMonths(stays, published, today) },
    income: money && earnedMonths(money.totals, today),
    sources: { since, days: SOURCE_DAYS, of: bySource(sources) },
  }
}
