import { dayInIstanbul, daysBetween } from '../../kernel/day.ts'
import { translated } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { handler } from '../../platform/http/api.ts'
import { planOf } from '../pricing/villa-plan.store.ts'
import { ownVilla } from '../villas/own-villa.store.ts'
import { type OccupancyWindow, occupancy, occupancyVillas, villaOccupancy } from './occupancy.contract.ts'
import { standingInAll, standingInOne, villasOfCalendar } from './occupancy.store.ts'
import { barsOf, changeableFor, conflictsOf } from './occupancy.view.ts'

const MOST_DAYS = 800

export const occupancyApi = [
  handler(occupancy, async ({ query }, { db, who, now }) => {
    checkWindow(query)
    const standing = await standingInAll(db, { ...query, now })
    return { content: { bars: barsOf(standing, who), conflicts: conflictsOf(standing, dayInIstanbul(now)) } }
  }),
  handler(occupancyVillas, async (_, { db, language }) => {
    const villas = await villasOfCalendar(db)
    return {
      content: villas.map((villa) => ({
        ...villa,
        types: translated(
          villa.types.map((name) => ({ name })),
          language,
        ).map(({ name }) => name),
      })),
    }
  }),
  handler(villaOccupancy, async ({ params, query }, { db, who, now }) => {
    checkWindow(query)
    const villa = await ownVilla(db, who, params.id)
    const [standing, plan] = await Promise.all([standingInOne(db, villa.id, { ...query, now }), planOf(db, villa.id)])
    return {
      content: {
        villa,
        bars: barsOf(standing, who),
        conflicts: conflictsOf(standing, dayInIstanbul(now)),
        changeable: changeableFor(standing, who),
        minimums: (plan?.seasons ?? [])
          .filter(({ from, until }) => until > query.from && from < query.until)
          .map(({ from, until, minNights }) => ({ from, until, nights: minNights })),
        shortStays: plan?.gapMinNights ?? 0,
      },
    }
  }),
]

const checkWindow = ({ from, until }: OccupancyWindow): void => {
  if (until <= from) throw new Refusal('wrong-order', {}, { until: { code: 'wrong-order' } })
  if (daysBetween(from, until) > MOST_DAYS) throw new Refusal('too-far', {}, { until: { code: 'too-far' } })
}
