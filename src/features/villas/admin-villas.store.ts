import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../kernel/endpoint.ts'
import { found } from '../../kernel/refusal.ts'
import { fold } from '../../kernel/slug.ts'
import { plainName } from '../../platform/database/columns.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Scope } from '../owners/owner-scope.ts'
import { owner as ownerTable } from '../owners/owners.table.ts'
import { district, town } from '../places/places.table.ts'
import { type Lacking, lacksAny, lacksColumn } from './desk/villa-lacks.store.ts'
import type { VillaLack } from './desk/villa-lacks.ts'
import { ownedBy } from './owned.store.ts'
import { permit } from './permits/permits.table.ts'
import type { AdminVilla } from './villas.contract.ts'
import { villa, villaVillaType } from './villas.table.ts'

export type VillaFilter = {
  skip: number
  take: number
  order: 'position' | 'name' | 'newest'
  id?: number
  popular?: 'true' | 'false'
  active?: 'true' | 'false'
  /** A part of its name or code, in whatever letters. */
  search?: string
  town?: number
  type?: number
  owner?: number
  /** What it lacks: one thing, or anything. */
  lacks?: VillaLack | 'any'
}

/** A page of the villas that the caller may see; what each lacks where `lacking` says how that is known. */
export const adminVillas = async (
  db: Db,
  scope: Scope,
  { skip, take, order, lacks, ...filter }: VillaFilter,
  lacking?: Lacking,
): Promise<Page<AdminVilla>> => {
  const inLack = lacks && lacking && lacksAny(lacking, lacks)
  const where = and(ownedBy(scope), inLack || undefined, ...conditionsOf(filter))
  const [content, total] = await Promise.all([
    rows(db, where, lacking)
      .orderBy(...ORDERS[order])
      .limit(take)
      .offset(skip),
    db.$count(villa, where),
  ])
  return { content, total, skip, take }
}

/** One villa. Another owner's is not found, exactly like one that doesn't exist. */
export const adminVilla = async (db: Db, scope: Scope, id: number): Promise<AdminVilla> => {
  const [row] = await rows(db, and(ownedBy(scope), eq(villa.id, id)))
  return found(row)
}

/** Every villa that the caller may see, to choose from. */
export const villasToChoose = (db: Db, scope: Scope) => {
  const { id, code, slug, name, currency, guests, live, checkInTime } = villa
  return db
    .select({ id, code, slug, name, currency, guests, live, checkInTime })
    .from(villa)
    .where(ownedBy(scope))
    .orderBy(asc(sortName), asc(villa.id))
}

/** What a villa must be to be let through. */
export const conditionsOf = ({ id, popular, active, search, town, type, owner }: Partial<VillaFilter>) =>
  [
    id && eq(villa.id, id),
    popular && eq(villa.popular, popular === 'true'),
    active && eq(villa.active, active === 'true'),
    search && sql`(${sortName} LIKE ${partOf(search)} OR lower(${villa.code}) LIKE ${partOf(search)})`,
    town && eq(villa.townId, town),
    type && sql`EXISTS (SELECT FROM ${villaVillaType} WHERE villa_id = ${villa.id} AND type_id = ${type})`,
    owner && eq(villa.ownerId, owner),
  ].map((each) => each || undefined)

const partOf = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`

const sortName = plainName(villa.name)

const ORDERS = {
  position: [asc(villa.position), asc(villa.id)],
  name: [asc(sortName), asc(villa.id)],
  newest: [desc(villa.createdAt), desc(villa.id)],
} satisfies Record<VillaFilter['order'], SQL[]>

const thumbnail = sql<
  string | null
>`(SELECT picture.path FROM villa_photo JOIN picture ON picture.id = villa_photo.picture_id
  WHERE villa_photo.villa_id = villa.id ORDER BY villa_photo.position, villa_photo.id LIMIT 1)`

const rows = (db: Db, where: SQL | undefined, lacking?: Lacking) =>
  db
    .select({
      id: villa.id,
      code: villa.code,
      slug: villa.slug,
      name: villa.name,
      thumbnail,
      town: town.name,
      district: district.name,
      owner: ownerTable.name,
      ownerId: villa.ownerId,
      guests: villa.guests,
      bedrooms: villa.bedrooms,
      currency: villa.currency,
      active: villa.active,
      live: villa.live,
      popular: villa.popular,
      villaOfMonth: villa.villaOfMonth,
      permitNo: permit.number,
      position: villa.position,
      lacks: lacksColumn(lacking),
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .innerJoin(ownerTable, eq(ownerTable.id, villa.ownerId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .where(where)
    .$dynamic()
