import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lastPlace } from '../../../platform/database/own-order.ts'
import { villaType } from '../villas.table.ts'
import type { VillaTypeInput, VillaTypeRow } from './villa-types.contract.ts'

const villas = sql<number>`(SELECT count(*)::int FROM villa_villa_type WHERE type_id = villa_type.id)`

/** A page of the villa types in the order of the site. */
export const typePage = async (db: Db, { skip, take }: { skip: number; take: number }): Promise<Page<VillaTypeRow>> => {
  const [content, total] = await Promise.all([
    rows(db).orderBy(asc(villaType.position), asc(villaType.id)).limit(take).offset(skip),
    db.$count(villaType),
  ])
  return { content, total, skip, take }
}

/** One villa type whole. Refuses 'not-found'. */
export const typeRow = async (db: Db, id: number): Promise<VillaTypeRow> =>
  found((await rows(db).where(eq(villaType.id, id)))[0])

/** Adds a villa type at the end. Answers its id; undefined when another one has its slug. */
export const addType = async (tx: Db, input: VillaTypeInput): Promise<number | undefined> => {
  const [row] = await tx
    .insert(villaType)
    .values({ ...input, position: lastPlace(villaType) })
    .onConflictDoNothing()
    .returning({ id: villaType.id })
  return row?.id
}

export const writeType = (tx: Db, id: number, input: VillaTypeInput) =>
  tx.update(villaType).set(input).where(eq(villaType.id, id))

export const dropType = (tx: Db, id: number) => tx.delete(villaType).where(eq(villaType.id, id))

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(villaType), villas })
    .from(villaType)
    .$dynamic()
