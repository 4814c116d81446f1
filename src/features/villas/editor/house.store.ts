import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { owner } from '../../owners/owners.table.ts'
import { district, town } from '../../places/places.table.ts'
import type { Point } from '../villa.ts'
import { feature, villa, villaFeature, villaPhoto, villaType, villaVillaType } from '../villas.table.ts'
import { type HouseInput, houseRow } from './house.shape.ts'

export type StoredHouse = { version: number; house: HouseInput; featureIds: number[]; photoCount: number }

/** All that the editor of a villa writes. Refuses 'not-found'. */
export const houseById = async (db: Db, id: number): Promise<StoredHouse> => {
  const row = found((await db.select().from(villa).where(eq(villa.id, id)))[0])
  const types = await db
    .select({ id: villaVillaType.typeId })
    .from(villaVillaType)
    .where(eq(villaVillaType.villaId, id))
    .orderBy(asc(villaVillaType.typeId))
  const features = await db
    .select({ id: villaFeature.featureId })
    .from(villaFeature)
    .where(eq(villaFeature.villaId, id))
    .orderBy(asc(villaFeature.featureId))
  return {
    version: row.version,
    house: z.parse(houseRow, { ...row, typeIds: types.map((type) => type.id) }),
    featureIds: features.map((each) => each.id),
    photoCount: await db.$count(villaPhoto, eq(villaPhoto.villaId, id)),
  }
}

/** Writes a house with its types, as the next version. */
export const writeHouse = async (tx: Db, id: number, { typeIds, ...house }: HouseInput): Promise<void> => {
  await tx
    .update(villa)
    .set({ ...house, ...NEXT_VERSION })
    .where(eq(villa.id, id))
  await writeTypes(tx, id, typeIds)
}

/** Gives a villa these features and no others, as the next version. */
export const writeFeatures = async (tx: Db, id: number, featureIds: readonly number[]): Promise<void> => {
  await tx.update(villa).set(NEXT_VERSION).where(eq(villa.id, id))
  await tx.delete(villaFeature).where(eq(villaFeature.villaId, id))
  if (featureIds.length)
    await tx.insert(villaFeature).values([...new Set(featureIds)].map((featureId) => ({ villaId: id, featureId })))
}

/**
 * Writes a new house at the end of the agency's order, not published, with the first code 'HV-n' that is free. Answers
 * its id.
 */
export const addHouse = async (
  tx: Db,
  { typeIds, ...house }: Omit<HouseInput, 'code'>,
  createdAt: Date,
): Promise<{ id: number; code: string }> => {
  const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM ${villa})`
  await lockCodes(tx)
  for (let number = await nextNumber(tx); ; number++) {
    const code = `HV-${number}`
    const [added] = await tx
      .insert(villa)
      .values({ ...house, code, position, createdAt })
      .onConflictDoNothing({ target: villa.code })
      .returning({ id: villa.id, code: villa.code })
    if (!added) continue
    await writeTypes(tx, added.id, typeIds)
    return added
  }
}

const FIRST_NUMBER = 101

const nextNumber = async (db: Db): Promise<number> => {
  const number = sql<number>`(regexp_match(${villa.code}, '^HV-(\\d{1,8})$'))[1]::int`
  const [row] = await db.select({ last: sql<number | null>`max(${number})` }).from(villa)
  return row?.last ? row.last + 1 : FIRST_NUMBER
}

/** Where a new house of a town is until somebody sets its pin: at the town, or among its other villas. */
export const placeInTown = async (db: Db, townId: number): Promise<Point | undefined> => {
  const [row] = await db
    .select({
      latitude: sql<number | null>`coalesce(${town.latitude}, avg(${villa.latitude}))`,
      longitude: sql<number | null>`coalesce(${town.longitude}, avg(${villa.longitude}))`,
    })
    .from(town)
    .leftJoin(villa, eq(villa.townId, town.id))
    .where(eq(town.id, townId))
    .groupBy(town.id)
  return row?.latitude && row.longitude ? { latitude: row.latitude, longitude: row.longitude } : undefined
}

/** Lets those who give villas their codes do it one after the other: so two with one code are always seen. */
export const lockCodes = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('villa-code'))`)

export const isCodeTaken = async (db: Db, code: string, own: number): Promise<boolean> =>
  (await db.$count(villa, and(eq(villa.code, code), ne(villa.id, own)))) > 0

/**
 * Are there, or can there be again, amounts in the villa's currency: prices, bookings, a bulk change that may be taken
 * back? Prices and reservations are higher slices: their tables are named here in SQL only.
 */
export const hasAmounts = async (db: Db, id: number): Promise<boolean> => {
  const ofVilla = sql`villa_id = ${id}`
  const changed = JSON.stringify([{ villaId: id }])
  const [row] = await db
    .select({
      any: sql<boolean>`EXISTS (SELECT FROM season WHERE ${ofVilla})
        OR EXISTS (SELECT FROM day_price WHERE ${ofVilla})
        OR EXISTS (SELECT FROM extra WHERE ${ofVilla})
        OR EXISTS (SELECT FROM reservation WHERE ${ofVilla})
        OR EXISTS (SELECT FROM price_terms WHERE ${ofVilla} AND (extra_guest_nightly <> 0 OR damage_deposit <> 0))
        OR EXISTS (SELECT FROM price_change WHERE before @> ${changed}::jsonb)`,
    })
    .from(villa)
    .where(eq(villa.id, id))
  return row?.any ?? false
}

/** Which of the rows that a house names are there; they stay until the transaction ends. */
export const namedRows = async (tx: Db, { ownerId, townId, districtId, typeIds }: Named) => {
  const held = 'key share' // nobody deletes it or gives it another id
  const owners = await tx.select({ id: owner.id }).from(owner).where(eq(owner.id, ownerId)).for(held)
  await tx.select({ id: town.id }).from(town).where(eq(town.id, townId)).for(held)
  const places = await tx
    .select({ townId: district.townId })
    .from(district)
    .where(eq(district.id, districtId))
    .for(held)
  const types = typeIds.length
    ? await tx
        .select({ id: villaType.id })
        .from(villaType)
        .where(inArray(villaType.id, typeIds))
        .orderBy(asc(villaType.id))
        .for(held)
    : []
  return { owner: owners.length > 0, townOfDistrict: places[0]?.townId, types: types.length === typeIds.length }
}
type Named = Pick<HouseInput, 'ownerId' | 'townId' | 'districtId' | 'typeIds'>

/** Which of these features are there, in ascending order as everybody holds them; they stay as long as it lasts. */
export const heldFeatures = async (tx: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = tx
    .select({ id: feature.id })
    .from(feature)
    .where(inArray(feature.id, [...ids]))
  return (await rows.orderBy(asc(feature.id)).for('key share')).map(({ id }) => id)
}

const NEXT_VERSION = { version: sql`${villa.version} + 1` }

const writeTypes = async (tx: Db, villaId: number, typeIds: readonly number[]): Promise<void> => {
  await tx.delete(villaVillaType).where(eq(villaVillaType.villaId, villaId))
  if (typeIds.length) await tx.insert(villaVillaType).values(typeIds.map((typeId) => ({ villaId, typeId })))
}
