import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { forgottenUntil } from './person-rules.ts'
import { changePerson, forget, outlived, personsWithNumbers } from './persons.store.ts'
import { openNumber, sealedNumber } from './sealed-person.server.ts'

const AT_A_TIME = 500

/** Deletes who stayed so many months after the stay. Answers how many lists. */
export const forgetPersons = (db: Db, now: Date, months: number): Promise<number> =>
  db.transaction(async (tx) => {
    const lists = await outlived(tx, forgottenUntil(dayInIstanbul(now), months), AT_A_TIME)
    const ids = lists.map(({ id }) => id)
    if (ids.length) await forget(tx, ids, now)
    return ids.length
  })

/** Seals with the key of today what a former one has sealed; a number that no key opens stays. */
export const sealPersonsAnew = (db: Db, sealer: Sealer): Promise<void> =>
  db.transaction(async (tx) => {
    for (const row of await personsWithNumbers(tx)) {
      const number = sealer.isCurrent(row.number) ? null : openNumber(sealer, row)
      if (number) await changePerson(tx, row.id, { number: sealedNumber(sealer, row.id, number) })
    }
  })
