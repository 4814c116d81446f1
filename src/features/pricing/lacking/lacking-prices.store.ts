import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kernel/day.ts'
import { comingSeason } from './coming-season.ts'

/** Has a villa nights of the coming season that no period prices? Periods never share nights, so they are counted. */
export const lackingPrices = (today: Day): SQL => {
  const { from, until } = comingSeason(today)
  return sql`(SELECT coalesce(sum(least(season.ends_before, ${until}::date) - greatest(season.starts_on, ${from}::date)), 0)
    FROM season WHERE season.villa_id = villa.id AND season.starts_on < ${until}::date
      AND season.ends_before > ${from}::date) < ${until}::date - ${from}::date`
}
