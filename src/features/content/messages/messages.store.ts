import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { fullName } from '../../accounts/accounts.store.ts'
import { account } from '../../accounts/accounts.table.ts'
import { contactMessage, contactReply } from '../content.table.ts'
import { unreadMessages } from '../visitors.store.ts'
import type { listMessages, MessageRow, WholeMessage } from './messages.contract.ts'

type Asked = z.output<NonNullable<typeof listMessages.query>>

export const MESSAGES_IN: Record<'open' | 'unread' | 'done', SQL> = {
  open: isNull(contactMessage.doneAt),
  unread: isNull(contactMessage.readAt),
  done: isNotNull(contactMessage.doneAt),
}

/** A page of what visitors wrote, the newest first. */
export const messagesPage = async (db: Db, { skip, take, state, search }: Asked) => {
  const where = and(state ? MESSAGES_IN[state] : undefined, search ? has(search) : undefined)
  const [rows, total, unread, open] = await Promise.all([
    rowsOf(db).where(where).orderBy(desc(contactMessage.createdAt), desc(contactMessage.id)).limit(take).offset(skip),
    db.$count(contactMessage, where),
    unreadMessages(db),
    db.$count(contactMessage, MESSAGES_IN.open),
  ])
  return { content: rows.map(rowView), total, skip, take, unread, open }
}

/** A message with its answers. Refuses 'not-found'. */
export const messageById = async (db: Db, id: number): Promise<WholeMessage> => {
  const [row] = await rowsOf(db).where(eq(contactMessage.id, id))
  const answers = await db
    .select({ id: contactReply.id, text: contactReply.text, at: contactReply.at, who: contactReply.who })
    .from(contactReply)
    .where(eq(contactReply.messageId, id))
    .orderBy(asc(contactReply.id))
  const { note, version } = found(row)
  return {
    ...rowView(found(row)),
    ...{ note, version, answers: answers.map((each) => ({ ...each, at: each.at.toISOString() })) },
  }
}

/** The row of a message, held until the end of the transaction. Refuses 'not-found'. */
export const holdMessage = async (tx: Db, id: number) =>
  found((await tx.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update'))[0])

/** Refuses 'not-found'. */
export const writeMessage = async (
  db: Db,
  id: number,
  change: Partial<typeof contactMessage.$inferInsert>,
): Promise<void> => {
  const [row] = await db
    .update(contactMessage)
    .set(change)
    .where(eq(contactMessage.id, id))
    .returning({ id: contactMessage.id })
  found(row)
}

/** Answers its id. */
export const addReply = async (tx: Db, row: Omit<typeof contactReply.$inferInsert, 'id'>): Promise<number> =>
  found((await tx.insert(contactReply).values(row).returning({ id: contactReply.id }))[0]).id

const isColleague = and(eq(account.role, 'ADMIN'), account.active)

/** Who can be in charge of a message: everybody of the agency who may sign in. */
export const colleagues = (db: Db) =>
  db.select({ id: account.id, name: fullName }).from(account).where(isColleague).orderBy(asc(account.firstName))

export const mayBeInCharge = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(account, and(isColleague, eq(account.id, id)))) > 0

const rowsOf = (db: Db) =>
  db
    .select({
      ...getTableColumns(contactMessage),
      assignee: sql<string | null>`${account.firstName} || ' ' || ${account.lastName}`,
      replies: sql<number>`(SELECT count(*)::int FROM contact_reply r WHERE r.message_id = ${contactMessage.id})`,
    })
    .from(contactMessage)
    .leftJoin(account, eq(account.id, contactMessage.assigneeId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowView = ({ createdAt, readAt, doneAt, note: _, version: __, ...row }: Row): MessageRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  doneAt: doneAt?.toISOString() ?? null,
})

/** Does it say what was typed, anywhere, in whatever letters? */
const has = (typed: string): SQL =>
  sql`position(lower(${typed}) IN lower(concat_ws(' ', ${contactMessage.name}, ${contactMessage.email},
    ${contactMessage.phone}, ${contactMessage.message}))) > 0`
