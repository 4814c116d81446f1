import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { ask, statement } from '../../platform/database/statement.ts'
import { villaType } from './villas.table.ts'

const villasOfType = sql<number>`(SELECT count(*)::int FROM villa_villa_type JOIN villa ON villa.id = villa_villa_type.villa_id
  WHERE villa_villa_type.type_id = villa_type.id AND villa.active)`

/** The villa types in the order of the agency, each with the number of its active villas. */
export const villaTypesQuestion = (villaCount: SQL<number> = villasOfType) => {
  const { id, slug, name, lead, picture } = villaType
  return ask
    .select({ id, slug, name, lead, picture, villaCount })
    .from(villaType)
    .orderBy(asc(villaType.position), asc(villaType.id))
}

const all = statement('villa_types', () => ({ types: villaTypesQuestion() }))

/** As `villaTypesQuestion` says. */
export const villaTypesOf = async (db: Db) => (await all(db)).types

/** A villa type. Its body is Markdown. Refuses 'not-found'. */
export const villaTypeById = async (db: Db, id: number) => {
  const [row] = await db.select().from(villaType).where(eq(villaType.id, id))
  return found(row)
}
