import { type Day, dayInIstanbul } from '../../../kernel/day.ts'
import type { Localized } from '../../../kernel/language.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { withVillaLocked } from '../villa-lock.store.ts'
import type { Visit } from './visits.contract.ts'
import * as store from './visits.store.ts'

/** Notes a visit, which the page of the villa tells at once. Refuses a day that has not come, or no such villa. */
export const addVisit = (
  { db, now }: Act,
  visit: { villaId: number; day: Day; visitor: string; note: Localized },
): Promise<Visit> => {
  if (visit.day > dayInIstanbul(now)) throw new Refusal('invalid', {}, { day: { code: 'future-day' } })
  return withVillaLocked(db, visit.villaId, (tx) => store.insertVisit(tx, { ...visit, createdAt: now }))
}

/** Takes a visit back. Refuses 'not-found'. */
export const deleteVisit = async ({ db }: Act, id: number): Promise<void> => {
  const villaId = found(await store.villaOfVisit(db, id))
  await withVillaLocked(db, villaId, (tx) => store.removeVisit(tx, id))
}
