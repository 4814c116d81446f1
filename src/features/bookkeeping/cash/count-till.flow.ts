import { actorName, type Staff } from '../../../kernel/caller.ts'
import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { addCount, drawersOf, lastCounted, lockCounts } from './cash.store.ts'

type Count = { day: Day; currency: Currency; expected: Minor; counted: Minor; reason: string }

/**
 * Notes a count of the till. Refuses 'malformed' for a day to come, one before the last count, and a difference without
 * a reason; 'edited-meanwhile' with what should be there now when another sum was shown.
 */
export const countTill = ({ db, who, now }: Act<unknown, Staff>, count: Count): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCounts(tx)
    const { day, currency, counted, expected: seen, reason } = count
    if (day > dayInIstanbul(now)) throw new Refusal('malformed', {}, { day: { code: 'future-day' } })
    if (day < ((await lastCounted(tx, currency)) ?? day))
      throw new Refusal('malformed', {}, { day: { code: 'invalid' } })
    const expected = (await drawersOf(tx, day)).find((each) => each.currency === currency)?.expected ?? 0
    if (expected !== seen) throw new Refusal('edited-meanwhile', {}, {}, { expected })
    if (counted !== expected && !reason) throw new Refusal('malformed', {}, { reason: { code: 'required' } })
    await addCount(tx, { day, currency, expected, counted, reason, who: actorName(who), at: now })
  })
