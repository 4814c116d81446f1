import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Page } from '../../kernel/endpoint.ts'
import { inLanguage, type Language } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeHtml } from '../../platform/markdown.ts'
import type { BlogCard } from './content.contract.ts'
import { blogPost } from './content.table.ts'

const MORE_POSTS = 3

type Reader = { language: Language; now: Date }

/** Blog posts that are out, newest first. */
export const blogPage = async (
  db: Db,
  { skip, take }: { skip: number; take: number },
  { language, now }: Reader,
): Promise<Page<BlogCard>> => {
  const where = lte(blogPost.publishedAt, now)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(blogPost)
      .where(where)
      .orderBy(...NEWEST)
      .limit(take)
      .offset(skip),
    db.$count(blogPost, where),
  ])
  return { content: rows.map((row) => cardOf(row, language)), total, skip, take }
}

/** One post with its body as safe HTML and the newest others. Refuses 'not-found' also before it is out. */
export const blogPostOf = async (
  db: Db,
  slug: string,
  { language, now }: Reader,
): Promise<BlogCard & { body: string; more: BlogCard[] }> => {
  const [row] = await db
    .select()
    .from(blogPost)
    .where(and(eq(blogPost.slug, slug), lte(blogPost.publishedAt, now)))
  const post = found(row)
  const others = await db
    .select()
    .from(blogPost)
    .where(and(ne(blogPost.id, post.id), lte(blogPost.publishedAt, now)))
    .orderBy(...NEWEST)
    .limit(MORE_POSTS)
  return {
    ...cardOf(post, language),
    body: safeHtml(inLanguage(post.body, language)),
    more: others.map((other) => cardOf(other, language)),
  }
}

const NEWEST = [desc(blogPost.publishedAt), desc(blogPost.id)]

const cardOf = (
  { slug, title, lead, category, picture, author, publishedAt }: typeof blogPost.$inferSelect,
  language: Language,
): BlogCard => ({
  slug,
  picture,
  author,
  title: inLanguage(title, language),
  lead: inLanguage(lead, language),
  category: inLanguage(category, language),
  publishedAt: publishedAt.toISOString(),
})
