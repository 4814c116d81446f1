import { inLanguage, type Language, translated } from '../../../kernel/language.ts'
import { found } from '../../../kernel/refusal.ts'
import { safeHtmlOfPublished } from '../../../platform/markdown.ts'
import type { BlogPost } from './blog.store.ts'
import type { BlogCard, BlogPage } from './post.shape.ts'

/** How many others stand below a post. */
export const MORE_POSTS = 3

/** A post that is out, as lists show it. */
export const blogCardView = (post: BlogPost, language: Language): BlogCard => {
  const { slug, title, lead, category, picture, focus, author, publishedAt, updatedAt } = post
  return {
    ...translated({ slug, title, lead, category, picture, focus, author }, language),
    publishedAt: found(publishedAt).toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}

/** A post with its body as safe HTML and cards of `others`. */
export const blogPostView = (post: BlogPost, others: BlogPost[], language: Language): BlogPage => ({
  ...blogCardView(post, language),
  body: safeHtmlOfPublished(inLanguage(post.body, language)),
  seoTitle: inLanguage(post.seoTitle, language),
  seoDescription: inLanguage(post.seoDescription, language),
  more: others.map((other) => blogCardView(other, language)),
})
