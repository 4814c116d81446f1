import { and, desc, eq, getTableColumns, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { address } from '../../addresses/addresses.table.ts'
import { blogPost } from '../content.table.ts'
import type { listPosts, PostRecord, PostRow, PostState } from './posts.contract.ts'

type Row = typeof blogPost.$inferSelect
export type PostValues = Omit<typeof blogPost.$inferInsert, 'id'>
type Asked = z.output<NonNullable<typeof listPosts.query>>

/** A page of the posts of staff: what is to come and what is out by its time, drafts before them. */
export const postsPage = async (db: Db, { skip, take, state, search }: Asked, now: Date) => {
  const inState = (which: PostState) => WHERE[which](now)
  const where = and(state ? inState(state) : undefined, search ? matching(search) : undefined)
  const newest = [sql`${blogPost.publishedAt} DESC NULLS FIRST`, desc(blogPost.id)]
  const [rows, total, draft, scheduled] = await Promise.all([
    db
      .select()
      .from(blogPost)
      .where(where)
      .orderBy(...newest)
      .limit(take)
      .offset(skip),
    db.$count(blogPost, where),
    db.$count(blogPost, inState('draft')),
    db.$count(blogPost, inState('scheduled')),
  ])
  return { content: rows.map((row) => rowView(row, now)), total, skip, take, draft, scheduled }
}

/** A post whole with the addresses it had. Refuses 'not-found'. */
export const postById = async (db: Db, id: number, now: Date): Promise<PostRecord> => {
  const former = sql<string[]>`ARRAY(SELECT slug FROM ${address}
    WHERE kind = 'blog-post' AND target_id = ${id} AND moved_to IS NOT NULL ORDER BY slug)`
  const [row] = await db
    .select({ ...getTableColumns(blogPost), former })
    .from(blogPost)
    .where(eq(blogPost.id, id))
  const { former: formerSlugs, seoTitle, seoDescription, version, ...post } = found(row)
  return {
    ...rowView({ ...post, formerSlugs, seoTitle, seoDescription, version }, now),
    seoTitle,
    seoDescription,
    version,
    formerSlugs,
  }
}

/** The row of a post, held until the end of the transaction. Refuses 'not-found'. */
export const holdPost = async (tx: Db, id: number): Promise<Row> =>
  found((await tx.select().from(blogPost).where(eq(blogPost.id, id)).for('update'))[0])

export const postRow = async (db: Db, id: number): Promise<Row> =>
  found((await db.select().from(blogPost).where(eq(blogPost.id, id)))[0])

/** Answers the id. */
export const addPost = async (tx: Db, values: PostValues): Promise<number> =>
  found((await tx.insert(blogPost).values(values).returning({ id: blogPost.id }))[0]).id

export const writePost = (tx: Db, id: number, values: PostValues) =>
  tx.update(blogPost).set(values).where(eq(blogPost.id, id))

/** Refuses 'not-found'. */
export const dropPost = async (tx: Db, id: number): Promise<void> => {
  found((await tx.delete(blogPost).where(eq(blogPost.id, id)).returning({ id: blogPost.id }))[0])
}

const WHERE: Record<PostState, (now: Date) => SQL | undefined> = {
  draft: () => isNull(blogPost.publishedAt),
  scheduled: (now) => and(isNotNull(blogPost.publishedAt), gt(blogPost.publishedAt, now)),
  out: (now) => lte(blogPost.publishedAt, now),
}

const matching = (search: string): SQL | undefined => {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(sql`${blogPost.title}::text`, like), ilike(blogPost.slug, like), ilike(blogPost.author, like))
}

const stateOf = (publishedAt: Date | null, now: Date): PostState => {
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'out'
}

const rowView = (row: Row, now: Date): PostRow => {
  const { id, slug, title, lead, body, category, picture, focus, author } = row
  return {
    ...{ id, slug, title, lead, body, category, picture, focus, author },
    state: stateOf(row.publishedAt, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }
}
