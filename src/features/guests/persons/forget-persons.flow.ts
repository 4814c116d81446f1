import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { forgottenUntil } from './person-rules.ts'
import { forget, outlived } from './persons.store.ts'

const AT_A_TIME = 500

/** Deletes who stayed so many months after the stay. Answers how many lists. */
export const forgetPersons = (db: Db, now: Date, months: number): Promise<number> =>
  db.transaction(async (tx) => {
    const lists = await outlived(tx, forgottenUntil(dayInIstanbul(now), months), AT_A_TIME)
    const ids = lists.map(({ id }) => id)
    if (ids.length) await forget(tx, ids, now)
    return ids.length
  })
