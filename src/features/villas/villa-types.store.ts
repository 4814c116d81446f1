import { asc, eq, sql } from 'drizzle-orm'
import { inLanguage, type Language } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { VillaType } from './villas.contract.ts'
import { villaType } from './villas.table.ts'

const villasOfType = sql<number>`(SELECT count(*)::int FROM villa_villa_type JOIN villa ON villa.id = villa_villa_type.villa_id
  WHERE villa_villa_type.type_id = villa_type.id AND villa.active)`

/** The villa types in the order of the agency, each with the number of its active villas. */
export const villaTypesOf = async (db: Db, language: Language): Promise<VillaType[]> => {
  const { id, slug, name, lead, picture } = villaType
  const rows = await db
    .select({ id, slug, name, lead, picture, villaCount: villasOfType })
    .from(villaType)
    .orderBy(asc(villaType.position), asc(villaType.id))
  return rows.map((row) => ({ ...row, name: inLanguage(row.name, language), lead: inLanguage(row.lead, language) }))
}

/** The page of a villa type. Its body is Markdown. Refuses 'not-found'. */
export const villaTypePage = async (db: Db, typeId: number, language: Language) => {
  const [row] = await db.select().from(villaType).where(eq(villaType.id, typeId))
  const { id, slug, name, lead, body, picture } = found(row)
  return {
    id,
    slug,
    picture,
    name: inLanguage(name, language),
    lead: inLanguage(lead, language),
    body: inLanguage(body, language),
  }
}
