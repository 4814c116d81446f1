import { asc, eq } from 'drizzle-orm'
import type { Localized } from '../../../kernel/language.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { papersOf } from '../../media/media.store.ts'
import { ownDocument } from '../content.table.ts'
import type { DocumentRow } from './documents.contract.ts'

export const DOCUMENTS = papersOf(ownDocument.file, 'documents')

type Row = typeof ownDocument.$inferSelect

/** The documents in the order of the site. */
export const documentsOf = async (db: Db): Promise<DocumentRow[]> =>
  (await db.select().from(ownDocument).orderBy(asc(ownDocument.position), asc(ownDocument.id))).map(documentView)

/** Refuses 'not-found'. */
export const documentById = async (db: Db, id: number): Promise<Row> =>
  found((await db.select().from(ownDocument).where(eq(ownDocument.id, id)))[0])

/** Adds a document at the end. */
export const insertDocument = async (
  db: Db,
  values: Omit<Row, 'id' | 'position' | 'version'>,
): Promise<DocumentRow> => {
  const rows = await db
    .insert(ownDocument)
    .values({ ...values, position: lastPlace(ownDocument) })
    .returning()
  return documentView(found(rows[0]))
}

/** A document, held until the end of the transaction. Refuses 'not-found'. */
export const holdDocument = async (tx: Db, id: number): Promise<DocumentRow> =>
  documentView(found((await tx.select().from(ownDocument).where(eq(ownDocument.id, id)).for('update'))[0]))

type TitleChange = { title: Localized; version: number }

/** Refuses 'not-found'. */
export const writeTitle = async (db: Db, id: number, change: TitleChange): Promise<DocumentRow> =>
  documentView(found((await db.update(ownDocument).set(change).where(eq(ownDocument.id, id)).returning())[0]))

/** Takes a document away and answers its file. Refuses 'not-found'. */
export const takeDocument = async (db: Db, id: number): Promise<string> =>
  found((await db.delete(ownDocument).where(eq(ownDocument.id, id)).returning({ file: ownDocument.file }))[0]).file

const documentView = ({ id, title, fileType, bytes, createdAt, version }: Row): DocumentRow => ({
  ...{ id, title, bytes, version, type: fileType, path: `/v1/document/${id}` },
  createdAt: createdAt.toISOString(),
})
