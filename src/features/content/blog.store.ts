import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Page } from '../../kernel/endpoint.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { blogPost } from './content.table.ts'

export type BlogPost = typeof blogPost.$inferSelect

/** A page of the blog posts that are out, newest first. */
export const blogPage = async (
  db: Db,
  { skip, take }: { skip: number; take: number },
  now: Date,
): Promise<Page<BlogPost>> => {
  const where = lte(blogPost.publishedAt, now)
  const [content, total] = await Promise.all([
    db
      .select()
      .from(blogPost)
      .where(where)
      .orderBy(...NEWEST)
      .limit(take)
      .offset(skip),
    db.$count(blogPost, where),
  ])
  return { content, total, skip, take }
}

/** A post that is out. Refuses 'not-found'. */
export const blogPostBySlug = async (db: Db, slug: string, now: Date): Promise<BlogPost> => {
  const [row] = await db
    .select()
    .from(blogPost)
    .where(and(eq(blogPost.slug, slug), lte(blogPost.publishedAt, now)))
  return found(row)
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
