import type { Staff } from '../../../kernel/caller.ts'
import { addDays, dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { FURTHEST_DAYS } from '../../../kernel/limits.ts'
import { found } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import { scopeOf } from '../../owners/owner-scope.ts'
import { type BlockedDates, getDates, listDates, villasWithDates } from './dates.contract.ts'
import { type DatesRow, datesById, datesPage, takenRanges } from './dates.store.ts'

export const datesApi = [
  handler(listDates, async ({ query }, { db, who, now }) => {
    const { rows, total } = await datesPage(db, query, { today: dayInIstanbul(now), scope: scopeOf(who) })
    return { content: rows.map((row) => viewOf(row, who)), total, skip: query.skip, take: query.take }
  }),
  handler(getDates, async ({ params }, { db, who }) => ({
    content: viewOf(found(await datesById(db, params.id, scopeOf(who))), who),
  })),
  handler(villasWithDates, async (_, { db, who, now }) => {
    const from = dayInIstanbul(now)
    const ranges = await takenRanges(db, { from, until: addDays(from, FURTHEST_DAYS), now, scope: scopeOf(who) })
    return { content: byVilla(ranges) }
  }),
]

/** What a feed has is changed by its feed; what the agency closed, an owner only sees. */
const viewOf = ({ ofFeed, ownerId, createdAt, ...row }: DatesRow, who: Staff): BlockedDates => ({
  ...row,
  nights: daysBetween(row.from, row.until),
  byOwner: ownerId !== null,
  createdAt: createdAt.toISOString(),
  changeable: !ofFeed && (who.role === 'ADMIN' || ownerId === who.accountId),
})

type VillaWithDates = AnswerOf<typeof villasWithDates>['content'][number]

const byVilla = (ranges: Awaited<ReturnType<typeof takenRanges>>): VillaWithDates[] => {
  const villas = new Map<number, VillaWithDates>()
  for (const { id, code, slug, name, from, until, kind } of ranges) {
    const villa = villas.get(id) ?? { id, code, slug, name, dates: [] }
    villas.set(id, villa)
    if (from !== null) villa.dates.push({ from, until, kind })
  }
  return [...villas.values()]
}
