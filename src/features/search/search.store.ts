import { addDays, type Day, dayInIstanbul, dayNumber, dayOfNumber } from '../../kernel/day.ts'
import { fold } from '../../kernel/slug.ts'
import type { Db } from '../../platform/database/db.ts'
import { takenNightsFrom } from '../availability/availability.store.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import { plansOf } from '../pricing/pricing.store.ts'
import { ratesOf } from '../settings/settings.store.ts'
import { catalogueOf, revisionsOf } from '../villas/villas.store.ts'
import { nightSet } from './night-set.ts'
import type { Rating } from './search-entry.ts'
import { dropEntry, fillModel, putEntry, type SearchModel } from './search-model.ts'

/** Ratings come from a slice above; the caller passes how to read them. */
type ReadRatings = (db: Db, villaIds?: number[]) => Promise<Map<number, Rating>>
/** Where the read model is filled from. */
type Source = { db: Db; ratings: ReadRatings }

const BASE_DAYS_BACK = 7
/** The calendar of a model that was filled longer ago ends too early. */
const MOST_DAYS_BACK = 14

/** Reads villas (all when no ids are given) into the model. A villa that is gone leaves it. */
export const loadVillas = async (
  model: SearchModel,
  { db, ratings }: Source,
  now: Date,
  villaIds?: number[],
): Promise<void> => {
  const from: Day = villaIds ? dayOfNumber(model.all.nights.base) : addDays(dayInIstanbul(now), -BASE_DAYS_BACK)
  // The revision is read first: a change that lands in between is read twice rather than never.
  const villas = await catalogueOf(db, villaIds)
  const [plans, nights, rated, rates] = await Promise.all([
    plansOf(db, villaIds),
    takenNightsFrom(db, from, now, villaIds),
    ratings(db, villaIds),
    ratesOf(db),
  ])
  const nightsByVilla = Map.groupBy(nights, ({ villaId }) => villaId)
  const entries = villas.map((villa) => ({
    villa,
    plan: ahead(plans.get(villa.id), from),
    nights: nightSet(dayNumber(from), nightsByVilla.get(villa.id) ?? []),
    rating: rated.get(villa.id) ?? null,
    folded: fold(`${villa.name} ${villa.code} ${villa.town.name} ${villa.district.name}`),
  }))
  model.rates = rates
  model.revision = Math.max(model.revision + 1, ...villas.map(({ revision }) => revision))
  if (!villaIds) return fillModel(model, entries, from)
  for (const entry of entries) putEntry(model, entry)
  const living = new Set(villas.map(({ id }) => id))
  for (const id of villaIds) if (!living.has(id)) dropEntry(model, id)
}

/** Without the seasons that are over: nobody asks for them. */
const ahead = (plan: PricePlan | undefined, from: Day): PricePlan | undefined =>
  plan && { ...plan, seasons: plan.seasons.filter(({ until }) => until > from) }

/** Reads again every villa whose revision differs from what the model holds. */
export const loadChanged = async (model: SearchModel, source: Source, now: Date): Promise<void> => {
  if (dayNumber(dayInIstanbul(now)) - model.all.nights.base > MOST_DAYS_BACK) return loadVillas(model, source, now)
  const revisions = await revisionsOf(source.db)
  const changed = revisions
    .filter(({ id, revision }) => model.entries.get(id)?.villa.revision !== revision)
    .map(({ id }) => id)
  const living = new Set(revisions.map(({ id }) => id))
  const gone = [...model.entries.keys()].filter((id) => !living.has(id))
  if (changed.length + gone.length > 0) await loadVillas(model, source, now, [...changed, ...gone])
}
