import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { letter } from '../letters.table.ts'

export type OutboxQuery = {
  skip: number
  take: number
  status?: 'waiting' | 'sent' | 'failed' | 'dropped' | '' | undefined
  template?: string | undefined
  search?: string | undefined
}

/** A page of the outbox, the newest first, with how many letters of the search are in each state. */
export const outboxPage = async (db: Db, { skip, take, status, ...filters }: OutboxQuery) => {
  const among = filterOf(filters)
  const counts = await db.select({ status: letter.status, n: count() }).from(letter).where(among).groupBy(letter.status)
  const statusCounts = Object.fromEntries(counts.map(({ status: each, n }) => [each, n]))
  const rows = await db
    .select({
      ...{ id: letter.id, template: letter.template, recipient: letter.recipient, language: letter.language },
      ...{ status: letter.status, attempts: letter.attempts, lastError: letter.lastError },
      ...{ reservationId: letter.reservationId, createdAt: letter.createdAt, sentAt: letter.sentAt },
      nextAttemptAt: letter.nextAttemptAt,
      code: sql<string | null>`facts ->> 'rez_kod'`,
    })
    .from(letter)
    .where(and(among, status ? eq(letter.status, status) : undefined))
    .orderBy(desc(letter.id))
    .limit(take)
    .offset(skip)
  const total = status ? (statusCounts[status] ?? 0) : counts.reduce((sum, { n }) => sum + n, 0)
  return { rows, total, statusCounts }
}

const filterOf = ({ template, search }: Pick<OutboxQuery, 'template' | 'search'>): SQL | undefined => {
  const text = search?.trim() ?? ''
  return and(
    template ? eq(letter.template, template) : undefined,
    text
      ? or(
          sql`facts ->> 'rez_kod' = ${text.toUpperCase()}`,
          sql`starts_with(${letter.recipient}, ${text.toLowerCase()})`,
        )
      : undefined,
  )
}
