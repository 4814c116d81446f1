import { inLanguage, type Language, translated } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import { safeHtml } from '../../platform/markdown.ts'
import type { BlogPost } from './blog.store.ts'
import type { BlogCard } from './content.contract.ts'

/** A post that is out, as lists show it. */
export const blogCardView = ({ body, ...post }: BlogPost, language: Language): BlogCard => ({
  ...translated(post, language),
  publishedAt: found(post.publishedAt).toISOString(),
})

/** A post with its body as safe HTML and cards of `others`. */
export const blogPostView = (post: BlogPost, others: BlogPost[], language: Language) => ({
  ...blogCardView(post, language),
  body: safeHtml(inLanguage(post.body, language)),
  more: others.map((other) => blogCardView(other, language)),
})
