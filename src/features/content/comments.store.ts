import { and, avg, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Page } from '../../kernel/endpoint.ts'
import type { Db } from '../../platform/database/db.ts'
import { villa } from '../villas/villas.table.ts'
import type { Comment } from './content.contract.ts'
import { comment } from './content.table.ts'

type Paging = { skip: number; take: number }

/**
 * What guests wrote, newest first; about every villa, or about one. Comments and villas that aren't active stay out.
 */
export const commentsPage = async (db: Db, { skip, take }: Paging, villaId?: number): Promise<Page<Comment>> => {
  const where = and(comment.active, villa.active, villaId === undefined ? undefined : eq(comment.villaId, villaId))
  const [content, total] = await Promise.all([commentRows(db, where, { skip, take }), commentCount(db, where)])
  return { content, total, skip, take }
}

const commentRows = async (db: Db, where: SQL | undefined, { skip, take }: Paging): Promise<Comment[]> => {
  const { id, author, text, rating, createdAt } = comment
  const rows = await db
    .select({ id, author, text, rating, createdAt, villa: { slug: villa.slug, name: villa.name } })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(take)
    .offset(skip)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

const commentCount = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(where)
  return row?.count ?? 0
}

/**
 * The average of the published ratings with one digit, and how many there are, by villa; villas without any are absent.
 */
export const ratingsOf = async (
  db: Db,
  villaIds?: readonly number[],
): Promise<Map<number, { average: number; count: number }>> => {
  const rows = await db
    .select({ villaId: comment.villaId, average: avg(comment.rating), count: count() })
    .from(comment)
    .where(and(comment.active, villaIds && inArray(comment.villaId, [...villaIds])))
    .groupBy(comment.villaId)
  return new Map(
    rows.map((row) => [row.villaId, { average: Math.round(Number(row.average) * 10) / 10, count: row.count }]),
  )
}
