import { and, asc, eq, gt, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../../kernel/day.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { town } from '../../../places/places.table.ts'
import { villa } from '../../../villas/villas.table.ts'
import type { Season } from '../../price-plan.ts'
import { dayPrice, season } from '../../pricing.table.ts'
import type { Period } from '../season-edit.ts'

export type GridFilter = { skip: number; take: number; town?: number; owner?: number; search?: string }

/** A page of villas for the price grid, by town and name, and the ids of all that the filter lets through. */
export const gridVillas = async (db: Db, { skip, take, ...filter }: GridFilter) => {
  const where = whichVillas(filter)
  const rows = await forPrices(db, where).limit(take).offset(skip)
  const all = await db.select({ id: villa.id }).from(villa).where(where)
  return { rows, ids: all.map(({ id }) => id) }
}

/** The villas that a filter lets through. */
export const whichVillas = ({ town, owner, search }: Omit<GridFilter, 'skip' | 'take'>): SQL | undefined =>
  and(
    town ? eq(villa.townId, town) : undefined,
    owner ? eq(villa.ownerId, owner) : undefined,
    search ? or(contains(villa.name, search), contains(villa.code, search)) : undefined,
  )

/** Villas by town and name, all when no ids are given. */
export const villasForPrices = (db: Db, ids?: readonly number[]) =>
  forPrices(db, ids ? inArray(villa.id, [...ids]) : undefined)

/** The seasons of villas that have nights in a period, in ascending order by villa. */
export const seasonsWithin = async (db: Db, { from, until }: Period): Promise<Map<number, Season[]>> => {
  const rows = await db
    .select()
    .from(season)
    .where(and(lt(season.from, until), gt(season.until, from)))
    .orderBy(asc(season.from))
  return Map.groupBy(rows, ({ villaId }) => villaId)
}

/** The nights of a period with a price of their own, by villa. */
export const dayPricesWithin = async (db: Db, { from, until }: Period): Promise<Map<number, Set<Day>>> => {
  const rows = await db
    .select({ villaId: dayPrice.villaId, night: dayPrice.night })
    .from(dayPrice)
    .where(and(gte(dayPrice.night, from), lt(dayPrice.night, until)))
  const byVilla = Map.groupBy(rows, ({ villaId }) => villaId)
  return new Map([...byVilla].map(([id, nights]) => [id, new Set(nights.map(({ night }) => night))]))
}

const forPrices = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: villa.id,
      name: villa.name,
      code: villa.code,
      town: town.name,
      currency: villa.currency,
      active: villa.active,
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .where(where)
    .orderBy(asc(town.position), asc(villa.name), asc(villa.id))
    .$dynamic()

const contains = (column: typeof villa.name | typeof villa.code, typed: string): SQL =>
  ilike(sql`${column}`, `%${typed.replace(/[\\%_]/g, '\\$&')}%`)
