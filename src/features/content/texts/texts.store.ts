import { desc, eq } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { sitePage, sitePageVersion } from '../content.table.ts'
import type { TextPage, TextPageRecord } from './texts.contract.ts'

type Row = typeof sitePage.$inferSelect

/** A text with every time it was saved. Refuses 'not-found'. */
export const textByKey = async (db: Db, key: TextPage): Promise<TextPageRecord> => {
  const [row] = await db.select().from(sitePage).where(eq(sitePage.key, key))
  const { id, version, at, who } = sitePageVersion
  const versions = await db
    .select({ id, version, at, who })
    .from(sitePageVersion)
    .where(eq(sitePageVersion.page, key))
    .orderBy(desc(version))
  return {
    ...found(row),
    updatedAt: found(row).updatedAt.toISOString(),
    versions: versions.map((each) => ({ ...each, at: each.at.toISOString() })),
  }
}

export const textVersionById = async (db: Db, id: number) => {
  const [row] = await db.select().from(sitePageVersion).where(eq(sitePageVersion.id, id))
  return { ...found(row), at: found(row).at.toISOString() }
}

/** The row of a text, held until the end of the transaction. */
export const holdText = async (tx: Db, key: TextPage): Promise<Row> => {
  const [row] = await tx.select().from(sitePage).where(eq(sitePage.key, key)).for('update')
  return found(row)
}

/** Is the version that stands kept already? Texts of the first filling are not. */
export const keepVersion = async (tx: Db, row: Row, by: { at: Date; who: string }): Promise<void> => {
  const { key: page, version, title, lead, body } = row
  await tx
    .insert(sitePageVersion)
    .values({ page, version, title, lead, body, ...by })
    .onConflictDoNothing()
}

export const writeText = async (tx: Db, key: TextPage, change: Partial<Row>): Promise<Row> => {
  const [row] = await tx.update(sitePage).set(change).where(eq(sitePage.key, key)).returning()
  return found(row)
}
