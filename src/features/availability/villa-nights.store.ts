import { and, asc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../kernel/day.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import { planFrom, planQuestions } from '../pricing/villa-plan.store.ts'
import { idOfSlug, type VillaRef, villaRefQuestion } from '../villas/villas.store.ts'
import { villa } from '../villas/villas.table.ts'
import { takenNight } from './availability.table.ts'
import type { TakenNight } from './calendar.ts'

const isAlive = or(isNull(takenNight.expiresAt), gt(takenNight.expiresAt, given('now')))

/**
 * The taken nights of a villa from a day on, in ascending order, before another one when that is named; an option past
 * its end is not among them.
 */
export const nightsQuestion = (villaId: SQL, until?: SQL) =>
  ask
    .select({
      ...{ night: takenNight.night, kind: takenNight.kind },
      ...{ holderId: takenNight.holderId, expiresAt: takenNight.expiresAt },
    })
    .from(takenNight)
    .where(
      and(
        eq(takenNight.villaId, villaId),
        gte(takenNight.night, given('from')),
        until && sql`${takenNight.night} < ${until}`,
        isAlive,
      ),
    )
    .orderBy(asc(takenNight.night))

/** The taken nights of a stay. */
export const overlappingQuestion = (villaId: SQL) =>
  ask
    .select({ night: takenNight.night })
    .from(takenNight)
    .where(
      and(
        eq(takenNight.villaId, villaId),
        gte(takenNight.night, given('checkIn')),
        lt(takenNight.night, given('checkOut')),
        isAlive,
      ),
    )

const nightsOfId = statement('taken_nights', () => ({ nights: nightsQuestion(sql`${given('id')}`) }))

export const takenNightsOf = async (db: Db, id: number, from: Day, now: Date): Promise<TakenNight[]> =>
  (await nightsOfId(db, { id, from, now })).nights

/** All that decides whether a stay can be had, and for how much; no plan = no prices. */
export type Calendar = { plan: PricePlan | undefined; taken: TakenNight[] }

const ofId = statement('calendar_of_villa', () => {
  const id = sql`${given('id')}`
  return { ...planQuestions(id), nights: nightsQuestion(id) }
})

/** Prices and taken nights of a villa from a day on, as of one moment. */
export const calendarOf = async (db: Db, id: number, from: Day, now: Date): Promise<Calendar> => {
  const { nights, ...plan } = await ofId(db, { id, from, now })
  return { plan: planFrom(plan), taken: nights }
}

const ofSlug = statement('calendar_of_slug', () => {
  const id = idOfSlug(given('slug'))
  return { villas: villaRefQuestion(eq(villa.slug, given('slug'))), ...planQuestions(id), nights: nightsQuestion(id) }
})

/** As `calendarOf`, with the villa itself; null when there is none, active or not. */
export const villaWithCalendar = async (
  db: Db,
  slug: string,
  from: Day,
  now: Date,
): Promise<(Calendar & { villa: VillaRef }) | null> => {
  const { villas, nights, ...plan } = await ofSlug(db, { slug, from, now })
  const [ref] = villas
  return ref ? { villa: ref, plan: planFrom(plan), taken: nights } : null
}
