import { and, desc, eq, getTableColumns, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { comment } from '../content.table.ts'
import type { COMMENT_STATES, DeskComment, listDeskComments } from './comments-desk.contract.ts'

type Asked = z.output<NonNullable<typeof listDeskComments.query>>

export const COMMENTS_IN: Record<(typeof COMMENT_STATES)[number], SQL | undefined> = {
  waiting: and(not(comment.active), isNull(comment.decidedAt)),
  shown: and(comment.active),
  hidden: and(not(comment.active), isNotNull(comment.decidedAt)),
  unanswered: and(comment.active, eq(comment.answer, '')),
}

/** A page of what guests wrote, the newest first, of hidden villas too. */
export const deskCommentsPage = async (db: Db, { skip, take, state }: Asked) => {
  const where = state ? COMMENTS_IN[state] : undefined
  const [rows, total, waiting, unanswered] = await Promise.all([
    rowsOf(db).where(where).orderBy(desc(comment.createdAt), desc(comment.id)).limit(take).offset(skip),
    db.$count(comment, where),
    db.$count(comment, COMMENTS_IN.waiting),
    db.$count(comment, COMMENTS_IN.unanswered),
  ])
  return { content: rows.map(rowView), total, skip, take, waiting, unanswered }
}

/** Refuses 'not-found'. */
export const deskCommentById = async (db: Db, id: number): Promise<DeskComment> =>
  rowView(found((await rowsOf(db).where(eq(comment.id, id)))[0]))

/** The row of a comment, held until the end of the transaction. Refuses 'not-found'. */
export const holdComment = async (tx: Db, id: number) =>
  found((await tx.select().from(comment).where(eq(comment.id, id)).for('update'))[0])

/** Refuses 'not-found'. */
export const writeComment = async (
  db: Db,
  id: number,
  change: Partial<typeof comment.$inferInsert>,
): Promise<DeskComment> => {
  found((await db.update(comment).set(change).where(eq(comment.id, id)).returning({ id: comment.id }))[0])
  return deskCommentById(db, id)
}

/** Refuses 'not-found'. */
export const removeComment = async (db: Db, id: number): Promise<void> => {
  found((await db.delete(comment).where(eq(comment.id, id)).returning({ id: comment.id }))[0])
}

/** A comment of a stay, hidden; false when there is one already. */
export const addComment = async (db: Db, row: Omit<typeof comment.$inferInsert, 'id'>): Promise<boolean> =>
  (await db.insert(comment).values(row).onConflictDoNothing().returning({ id: comment.id })).length > 0

export const isRated = async (db: Db, reservationId: number): Promise<boolean> =>
  (await db.$count(comment, eq(comment.reservationId, reservationId))) > 0

const rowsOf = (db: Db) =>
  db
    .select({
      ...getTableColumns(comment),
      villa: { id: villa.id, slug: villa.slug, name: villa.name },
      reservation: { id: reservation.id, code: reservation.code },
    })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .leftJoin(reservation, eq(reservation.id, comment.reservationId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const stateOf = ({ active, decidedAt }: Row): DeskComment['state'] => {
  if (active) return 'shown'
  return decidedAt ? 'hidden' : 'waiting'
}

const rowView = (row: Row): DeskComment => {
  const { id, author, text, language, rating, themes, party, stayMonth, decidedBy, answer } = row
  return {
    ...{ id, author, text, language, rating, themes, party, stayMonth, decidedBy, answer },
    ...{ villa: row.villa, reservation: row.reservation },
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
