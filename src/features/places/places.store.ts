import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, statement } from '../../platform/database/statement.ts'
import { district, town } from './places.table.ts'

// Villas are a higher slice: their table is named here in SQL only. Guests never see a villa that isn't active, so none
// is counted.
const villasInTown = sql<number>`(SELECT count(*)::int FROM villa WHERE villa.town_id = town.id AND villa.active)`
const villasInDistrict = sql<number>`(SELECT count(*)::int FROM villa WHERE villa.district_id = district.id AND villa.active)`

/** In place of a count that the search gives. */
export const COUNTED_LATER = sql<number>`0`

/**
 * What the towns with their districts are put together from, in the order of the agency. Counting looks at every villa:
 * who has the search at hand counts there (`withVillaCounts`).
 */
export const townQuestions = (villaCount: SQL<number> = villasInTown) => {
  const { id, slug, name, lead, picture, popular, shown } = town
  return {
    towns: ask
      .select({ id, slug, name, lead, picture, popular, shown, villaCount })
      .from(town)
      .orderBy(asc(town.position), asc(town.id)),
    districts: ask
      .select({ id: district.id, slug: district.slug, name: district.name, townId: district.townId })
      .from(district)
      .orderBy(asc(district.townId), asc(district.position), asc(district.id)),
  }
}

type Answered = Awaited<ReturnType<typeof all>>

export const townsFrom = ({ towns, districts }: Answered) =>
  towns.map((each) => ({ ...each, District: districts.filter(({ townId }) => townId === each.id) }))

const all = statement('towns', () => townQuestions())

/** The towns with their districts, in the order of the agency. */
export const townsOf = async (db: Db) => townsFrom(await all(db))

/** The towns that lists of regions name, as `townsOf`. */
export const shownTownsOf = async (db: Db) => (await townsOf(db)).filter(({ shown }) => shown)

/** Every district, town by town. */
export const districtsOf = async (db: Db) => (await all(db)).districts

/** A town with its districts. Its body is Markdown. Refuses 'not-found'. */
export const townById = async (db: Db, townId: number) => {
  const [row] = await db.select().from(town).where(eq(town.id, townId))
  const districts = await db
    .select({ slug: district.slug, name: district.name, villaCount: villasInDistrict })
    .from(district)
    .where(eq(district.townId, townId))
    .orderBy(asc(district.position), asc(district.id))
  return { ...found(row), districts }
}

/** Where the towns that lists name are; towns without a place are left out. */
export const townPlacesOf = async (db: Db) => {
  const { slug, name, latitude, longitude } = town
  const rows = await db
    .select({ slug, name, latitude, longitude })
    .from(town)
    .where(eq(town.shown, true))
    .orderBy(asc(town.position), asc(town.id))
  return rows.flatMap(({ latitude, longitude, ...row }) =>
    latitude === null || longitude === null ? [] : [{ ...row, latitude, longitude }],
  )
}
