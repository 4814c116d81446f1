import { asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '../../kernel/money.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, given, statement } from '../../platform/database/statement.ts'
import { picture } from '../media/media.table.ts'
import { district, town } from '../places/places.table.ts'
import type { CatalogueVilla } from './catalogue.ts'
import { permit } from './permits/permits.table.ts'
import { feature, featureCategory, villa, villaFeature, villaPhoto, villaType, villaVillaType } from './villas.table.ts'

export type { CatalogueVilla }

/** What other slices need to know of a villa before they act on it. */
export type VillaRef = {
  id: number
  slug: string
  name: string
  live: boolean
  active: boolean
  guests: number
  currency: Currency
  ownerId: number
  code: string
  checkInTime: string
}

/** The villa with this slug, active or not. */
export const villaBySlug = async (db: Db, slug: string): Promise<VillaRef | null> =>
  (await bySlug(db, { slug })).villas[0] ?? null

/** The villa with this id, active or not. */
export const villaById = async (db: Db, id: number): Promise<VillaRef | null> =>
  (await byId(db, { id })).villas[0] ?? null

/** The villas of a condition, as `VillaRef`. */
export const villaRefQuestion = (where: SQL) => {
  const { id, slug, name, live, active, guests, currency, ownerId, code, checkInTime } = villa
  return ask
    .select({ id, slug, name, live, active, guests, currency, ownerId, code, checkInTime })
    .from(villa)
    .where(where)
}

const bySlug = statement('villa_by_slug', () => ({ villas: villaRefQuestion(eq(villa.slug, given('slug'))) }))
const byId = statement('villa_by_id', () => ({ villas: villaRefQuestion(eq(villa.id, given('id'))) }))

/** The id of a villa, inside a question that is asked by its slug. */
export const idOfSlug = (slug: Placeholder): SQL<number> => sql`(SELECT id FROM villa WHERE slug = ${slug})`

/**
 * Villas as lists show them, active or not, in the order of the agency: all, or the asked ones. Four queries whatever
 * the number.
 */
export const catalogueOf = async (db: Db, villaIds?: readonly number[]): Promise<CatalogueVilla[]> => {
  if (villaIds?.length === 0) return []
  // One after the other: inside a transaction they share one connection.
  const rows = await villasOf(db, villaIds)
  const photos = await photosOf(db, villaIds)
  const features = await featuresOf(db, villaIds)
  const types = await typesOf(db, villaIds)
  return rows.map((row) => ({
    ...row,
    photos: photos.get(row.id) ?? [],
    features: features.get(row.id) ?? [],
    types: types.get(row.id) ?? [],
  }))
}

/** Exactly where a villa stands and who hands it over: for guests who have paid ahead. */
export const arrivalAt = async (db: Db, villaId: number) => {
  const { latitude, longitude, address, greeterName, greeterPhone } = villa
  const [row] = await db
    .select({ latitude, longitude, address, greeterName, greeterPhone })
    .from(villa)
    .where(eq(villa.id, villaId))
  return found(row)
}

type Ids = readonly number[] | undefined

const among = (
  column: typeof villa.id | typeof villaPhoto.villaId | typeof villaFeature.villaId | typeof villaVillaType.villaId,
  ids: Ids,
): SQL | undefined => ids && inArray(column, [...ids])

/** What a card says in one line of the sea and the pool. */
const toThePool = {
  sea: sql<number>`coalesce((${villa.distances} ->> 'sea')::int, 0)`,
  screened: sql<boolean>`${villa.pools} @> '[{"screened": true}]'::jsonb`,
}

const villasOf = (db: Db, ids: Ids) =>
  db
    .select({
      id: villa.id,
      slug: villa.slug,
      code: villa.code,
      name: villa.name,
      headline: villa.headline,
      town: { id: town.id, slug: town.slug, name: town.name },
      district: { id: district.id, slug: district.slug, name: district.name },
      guests: villa.guests,
      bedrooms: villa.bedrooms,
      checkInTime: villa.checkInTime,
      checkOutTime: villa.checkOutTime,
      bathrooms: villa.bathrooms,
      permitNo: permit.number,
      ...toThePool,
      active: villa.active,
      live: villa.live,
      popular: villa.popular,
      villaOfMonth: villa.villaOfMonth,
      position: villa.position,
      latitude: villa.latitude,
      longitude: villa.longitude,
      currency: villa.currency,
      ownerId: villa.ownerId,
      createdAt: villa.createdAt,
    })
    .from(villa)
    .innerJoin(town, eq(town.id, villa.townId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .leftJoin(permit, eq(permit.villaId, villa.id))
    .where(among(villa.id, ids))
    .orderBy(asc(villa.position), asc(villa.id))

const photosOf = async (db: Db, ids: Ids) => {
  const rows = await db
    .select({
      villaId: villaPhoto.villaId,
      value: { path: picture.path, width: picture.width, height: picture.height, alt: villaPhoto.alt },
    })
    .from(villaPhoto)
    .innerJoin(picture, eq(picture.id, villaPhoto.pictureId))
    .where(among(villaPhoto.villaId, ids))
    .orderBy(asc(villaPhoto.villaId), asc(villaPhoto.position), asc(villaPhoto.id))
  return byVilla(rows)
}

const featuresOf = async (db: Db, ids: Ids) => {
  const { id, slug, name, icon, highlight } = feature
  const rows = await db
    .select({ villaId: villaFeature.villaId, value: { id, slug, name, icon, highlight } })
    .from(villaFeature)
    .innerJoin(feature, eq(feature.id, villaFeature.featureId))
    .innerJoin(featureCategory, eq(featureCategory.id, feature.categoryId))
    .where(among(villaFeature.villaId, ids))
    .orderBy(asc(featureCategory.position), asc(feature.position), asc(feature.id))
  return byVilla(rows)
}

const typesOf = async (db: Db, ids: Ids) => {
  const rows = await db
    .select({ villaId: villaVillaType.villaId, value: { id: villaType.id, slug: villaType.slug } })
    .from(villaVillaType)
    .innerJoin(villaType, eq(villaType.id, villaVillaType.typeId))
    .where(among(villaVillaType.villaId, ids))
    .orderBy(asc(villaType.position), asc(villaType.id))
  return byVilla(rows)
}

const byVilla = <T>(rows: { villaId: number; value: T }[]): Map<number, T[]> => {
  const grouped = Map.groupBy(rows, ({ villaId }) => villaId)
  return new Map([...grouped].map(([villaId, of]) => [villaId, of.map(({ value }) => value)]))
}
