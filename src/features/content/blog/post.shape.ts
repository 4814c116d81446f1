import * as z from 'zod/mini'

/** What of a picture stays in sight where it is cut, as CSS's object-position: '30% 60%'. */
export const focusPoint = z.string().check(z.regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, 'invalid'))

/** A blog post as lists of the site show it. */
export const blogCard = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  category: z.string(),
  picture: z.string(),
  focus: z.string(),
  author: z.string(),
  publishedAt: z.string(),
  updatedAt: z.nullable(z.string()),
})
export type BlogCard = z.infer<typeof blogCard>

/** A blog post whole; `body` is safe HTML, and `seoTitle` and `seoDescription` are what search engines are told. */
export const blogPage = z.object({
  ...blogCard.shape,
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  more: z.array(blogCard),
})
export type BlogPage = z.infer<typeof blogPage>
