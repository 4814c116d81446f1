import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { district, town } from '../places.table.ts'
import type { DistrictInput, DistrictRow } from './districts.contract.ts'

const villas = sql<number>`(SELECT count(*)::int FROM villa WHERE villa.district_id = ${district.id})`

/** A page of the districts, town by town in the order of the site, or of one town. */
export const districtPage = async (
  db: Db,
  { skip, take, town: townId }: { skip: number; take: number; town?: number },
): Promise<Page<DistrictRow>> => {
  const where = townId === undefined ? undefined : eq(district.townId, townId)
  const [content, total] = await Promise.all([
    rows(db)
      .where(where)
      .orderBy(asc(town.position), asc(town.id), asc(district.position), asc(district.id))
      .limit(take)
      .offset(skip),
    db.$count(district, where),
  ])
  return { content, total, skip, take }
}

/** One district. Refuses 'not-found'. */
export const districtRow = async (db: Db, id: number): Promise<DistrictRow> =>
  found((await rows(db).where(eq(district.id, id)))[0])

/** The town that a district is in. Undefined when there is no such district. */
export const townOfDistrict = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.select({ townId: district.townId }).from(district).where(eq(district.id, id)))[0]?.townId

/** Has another district of the town this slug? */
export const hasDistrict = async (tx: Db, { townId, slug }: { townId: number; slug: string }, but = 0) =>
  (await tx.$count(district, and(eq(district.townId, townId), eq(district.slug, slug), ne(district.id, but)))) > 0

/** Adds a district after the others of its town. Answers its id. */
export const addDistrict = async (tx: Db, input: DistrictInput): Promise<number> => {
  const position = lastPlace(district, eq(district.townId, input.townId))
  const [row] = await tx
    .insert(district)
    .values({ ...input, position })
    .returning({ id: district.id })
  return found(row).id
}

export const writeDistrict = (tx: Db, id: number, input: DistrictInput) =>
  tx.update(district).set(input).where(eq(district.id, id))

export const dropDistrict = (tx: Db, id: number) => tx.delete(district).where(eq(district.id, id))

const rows = (db: Db) =>
  db
    .select({
      id: district.id,
      townId: district.townId,
      town: town.name,
      name: district.name,
      slug: district.slug,
      position: district.position,
      villas,
    })
    .from(district)
    .innerJoin(town, eq(town.id, district.townId))
    .$dynamic()
