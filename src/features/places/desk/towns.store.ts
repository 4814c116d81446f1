import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { district, town } from '../places.table.ts'
import { seenOf } from './town-seen.server.ts'
import type { TownInput, TownRow } from './towns.contract.ts'

// Villas are a higher slice: their table is named here in SQL only. Whoever is no longer published is counted too.
const villas = sql<number>`(SELECT count(*)::int FROM villa WHERE villa.town_id = town.id)`
const districts = sql<number>`(SELECT count(*)::int FROM district WHERE district.town_id = town.id)`

/** A page of the towns in the order of the site. */
export const townPage = async (db: Db, { skip, take }: { skip: number; take: number }): Promise<Page<TownRow>> => {
  const [content, total] = await Promise.all([
    rows(db).orderBy(asc(town.position), asc(town.id)).limit(take).offset(skip),
    db.$count(town),
  ])
  return { content: content.map(withSeen), total, skip, take }
}

/** One town whole. Refuses 'not-found'. */
export const townRow = async (db: Db, id: number): Promise<TownRow> =>
  withSeen(found((await rows(db).where(eq(town.id, id)))[0]))

/** Every town by id and name. */
export const townsToChoose = (db: Db) =>
  db.select({ id: town.id, name: town.name }).from(town).orderBy(asc(town.position), asc(town.id))

/** Adds a town at the end. Answers its id; undefined when another one has its slug. */
export const addTown = async (tx: Db, input: TownInput): Promise<number | undefined> => {
  const [row] = await tx
    .insert(town)
    .values({ ...rowOf(input), position: lastPlace(town) })
    .onConflictDoNothing()
    .returning({ id: town.id })
  return row?.id
}

export const writeTown = (tx: Db, id: number, change: TownInput | { shown: boolean }) =>
  tx
    .update(town)
    .set('name' in change ? rowOf(change) : change)
    .where(eq(town.id, id))
    .returning({ id: town.id })

/** Deletes a town with its districts. */
export const dropTown = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(district).where(eq(district.townId, id))
  await tx.delete(town).where(eq(town.id, id))
}

const rowOf = (input: TownInput) => ({ ...input, countyCode: input.countyCode || null })

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(town), countyCode: sql<string>`coalesce(${town.countyCode}, '')`, villas, districts })
    .from(town)
    .$dynamic()

/** Where a town stands and how much it has is no matter of its editor. */
const withSeen = (row: Omit<TownRow, 'seen'>): TownRow => {
  const { position: _, villas: __, districts: ___, ...edited } = row
  return { ...row, seen: seenOf(edited) }
}
