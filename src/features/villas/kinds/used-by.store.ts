import { type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { holdRows } from '../../../platform/database/own-order.ts'
import { district, town } from '../../places/places.table.ts'
import { feature, villa, villaFeature, villaType, villaVillaType } from '../villas.table.ts'

/** What villas have and share with others. */
export type Kind = 'town' | 'district' | 'type' | 'feature'
/** Some of a kind, by their ids. */
export type Some = { kind: Kind; ids: readonly number[] }

const TABLES = { town, district, type: villaType, feature }

const USING: Record<Kind, SQL> = {
  town: sql`SELECT id, town_id AS used FROM ${villa}`,
  district: sql`SELECT id, district_id AS used FROM ${villa}`,
  type: sql`SELECT villa_id AS id, type_id AS used FROM ${villaVillaType}`,
  feature: sql`SELECT villa_id AS id, feature_id AS used FROM ${villaFeature}`,
}

/** The villas that have one of them. */
export const villasUsing = async (db: Db, { kind, ids }: Some): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT DISTINCT id FROM (${USING[kind]}) uses
    WHERE used IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(ids)}::json))`)
  return rows.map(({ id }) => id)
}

/** Holds them until the transaction is over: no villa can be given one. Refuses 'not-found'. */
export const hold = async (tx: Db, { kind, ids }: Some): Promise<void> => {
  if ((await holdRows(tx, TABLES[kind], ids)).length !== ids.length) throw new Refusal('not-found')
}
