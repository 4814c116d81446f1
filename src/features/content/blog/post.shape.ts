import * as z from 'zod/mini'

/** A blog post as lists of the site show it. */
export const blogCard = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  category: z.string(),
  picture: z.string(),
  author: z.string(),
  publishedAt: z.string(),
})
export type BlogCard = z.infer<typeof blogCard>

/** A blog post whole; `body` is safe HTML, and `seoTitle` and `seoDescription` are what search engines are told. */
export const blogPage = z.object({
  ...blogCard.shape,
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  updatedAt: z.nullable(z.string()),
  more: z.array(blogCard),
})
export type BlogPage = z.infer<typeof blogPage>
