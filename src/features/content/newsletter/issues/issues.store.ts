import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { found } from '../../../../kernel/refusal.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { letter } from '../../../letters/letters.table.ts'
import { subscriber } from '../../content.table.ts'
import type { Subscriber } from '../newsletter.store.ts'
import type { NewsletterRow } from './issues.contract.ts'
import { newsletter } from './issues.table.ts'

export type Newsletter = typeof newsletter.$inferSelect

/** Who gets a newsletter that began at `by`: confirmed before, and not left. */
const activeBy = (by: Date) =>
  and(isNotNull(subscriber.confirmedAt), lte(subscriber.confirmedAt, by), isNull(subscriber.leftAt))

/** How many would get one that began now, by language. */
export const audienceAt = async (db: Db, now: Date) => {
  const rows = await db
    .select({ language: subscriber.language, n: count() })
    .from(subscriber)
    .where(activeBy(now))
    .groupBy(subscriber.language)
  const of = { tr: 0, en: 0, ru: 0 }
  for (const { language, n } of rows) of[language] = n
  return { ...of, all: of.tr + of.en + of.ru }
}

export const addNewsletter = async (db: Db, row: typeof newsletter.$inferInsert): Promise<number> =>
  found((await db.insert(newsletter).values(row).returning({ id: newsletter.id }))[0]).id

/** One that is on its way; held, so that no other process writes its mails too. Undefined when none is. */
export const takeOpenNewsletter = async (tx: Db): Promise<Newsletter | undefined> =>
  (
    await tx
      .select()
      .from(newsletter)
      .where(and(isNull(newsletter.doneAt), isNull(newsletter.stoppedAt)))
      .orderBy(asc(newsletter.id))
      .limit(1)
      .for('update', { skipLocked: true })
  )[0]

/** How many mails of newsletters wait in the outbox. */
export const waitingNewsletters = (db: Db): Promise<number> =>
  db.$count(letter, and(isNotNull(letter.newsletterId), eq(letter.status, 'waiting')))

/** The next who get it, in the order of their numbers. */
export const nextReceivers = (db: Db, { startedAt, lastId }: Newsletter, most: number): Promise<Subscriber[]> =>
  db
    .select()
    .from(subscriber)
    .where(and(gt(subscriber.id, lastId), activeBy(startedAt)))
    .orderBy(asc(subscriber.id))
    .limit(most)

export const writeNewsletter = (db: Db, id: number, change: Partial<Newsletter>) =>
  db.update(newsletter).set(change).where(eq(newsletter.id, id))

/** Stops one or lets it go on; one that is done stays as it is. Refuses 'not-found'. */
export const markStopped = async (db: Db, id: number, stoppedAt: Date | null): Promise<void> => {
  const set = { stoppedAt: sql`CASE WHEN done_at IS NULL THEN ${stoppedAt}::timestamptz ELSE stopped_at END` }
  found((await db.update(newsletter).set(set).where(eq(newsletter.id, id)).returning({ id: newsletter.id }))[0])
}

/** A page of them, the newest first, with what became of their mails. */
export const newslettersPage = async (db: Db, { skip, take }: { skip: number; take: number }) => {
  const [rows, total] = await Promise.all([
    db.select().from(newsletter).orderBy(desc(newsletter.id)).limit(take).offset(skip),
    db.$count(newsletter),
  ])
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { content: rows.map((row) => rowView(row, counts)), total, skip, take }
}

type Counted = { id: number | null; status: 'waiting' | 'sent' | 'failed' | 'dropped'; n: number }

const countsOf = async (db: Db, ids: number[]): Promise<Counted[]> =>
  ids.length === 0
    ? []
    : db
        .select({ id: letter.newsletterId, status: letter.status, n: count() })
        .from(letter)
        .where(inArray(letter.newsletterId, ids))
        .groupBy(letter.newsletterId, letter.status)

const rowView = ({ body, lastId, ...row }: Newsletter, counts: Counted[]): NewsletterRow => {
  const of = (status: Counted['status']) => counts.find((each) => each.id === row.id && each.status === status)?.n ?? 0
  return {
    ...row,
    ...{ sent: of('sent'), waiting: of('waiting'), failed: of('failed'), dropped: of('dropped') },
    startedAt: row.startedAt.toISOString(),
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}
