import { and, desc, eq, lte, ne, type Placeholder, sql } from 'drizzle-orm'
import type { Page } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { address } from '../../addresses/addresses.table.ts'
import { blogPost } from '../content.table.ts'

export type BlogPost = typeof blogPost.$inferSelect

const isOut = () => lte(blogPost.publishedAt, given('now'))

/** The newest blog posts that are out at the given `now`: `take` of them after `skip`. */
export const postsQuestion = ({ skip, take }: { skip: number | Placeholder; take: number | Placeholder }) =>
  ask
    .select()
    .from(blogPost)
    .where(isOut())
    .orderBy(...NEWEST)
    .limit(take)
    .offset(skip)

const page = statement('blog', () => ({
  posts: postsQuestion({ skip: given('skip'), take: given('take') }),
  counts: ask.select({ count: sql<number>`count(*)::int` }).from(blogPost).where(isOut()),
}))

/** A page of the blog posts that are out, newest first. */
export const blogPage = async (
  db: Db,
  { skip, take }: { skip: number; take: number },
  now: Date,
): Promise<Page<BlogPost>> => {
  const { posts, counts } = await page(db, { skip, take, now })
  return { content: posts, total: counts[0]?.count ?? 0, skip, take }
}

/** A post that is out. Refuses 'not-found', with `movedTo` when it has another address now. */
export const blogPostBySlug = async (db: Db, slug: string, now: Date): Promise<BlogPost> => {
  const [row] = await db
    .select()
    .from(blogPost)
    .where(and(eq(blogPost.slug, slug), lte(blogPost.publishedAt, now)))
  if (!row) throw new Refusal('not-found', {}, {}, await newAddressOf(db, slug, now))
  return row
}

const newAddressOf = async (db: Db, slug: string, now: Date): Promise<{ movedTo: string } | undefined> => {
  const [row] = await db
    .select({ movedTo: blogPost.slug })
    .from(address)
    .innerJoin(blogPost, eq(blogPost.id, address.targetId))
    .where(and(eq(address.slug, slug), eq(address.kind, 'blog-post'), lte(blogPost.publishedAt, now)))
  return row?.movedTo === slug ? undefined : row
}

/** The newest posts that are out beside one. */
export const otherBlogPosts = (db: Db, id: number, most: number, now: Date): Promise<BlogPost[]> =>
  db
    .select()
    .from(blogPost)
    .where(and(ne(blogPost.id, id), lte(blogPost.publishedAt, now)))
    .orderBy(...NEWEST)
    .limit(most)

const NEWEST = [desc(blogPost.publishedAt), desc(blogPost.id)]
