import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { done, id, line, localized, localizedLine, ownSlug, paging, rowId, text } from '../../../kernel/schema.ts'
import { blogPage, focusPoint } from './post.shape.ts'

export const POST_STATES = ['draft', 'scheduled', 'out'] as const
export type PostState = (typeof POST_STATES)[number]

const postRow = z.object({
  id: z.number(),
  slug: z.string(),
  title: localized,
  lead: localized,
  body: localized,
  category: localized,
  picture: z.string(),
  focus: z.string(),
  author: z.string(),
  state: z.enum(POST_STATES),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
})
export type PostRow = z.infer<typeof postRow>

const blogPost = z.object({
  ...postRow.shape,
  seoTitle: localized,
  seoDescription: localized,
  /** What its address was before: they lead to it. */
  formerSlugs: z.array(z.string()),
  version: z.number(),
})
export type PostRecord = z.infer<typeof blogPost>

const texts = (length: number) =>
  z.object({ tr: text(length), en: z.optional(text(length)), ru: z.optional(text(length)) })

/** Between these two a post may appear; nobody means anything else. */
const moment = z.iso
  .datetime({ error: 'invalid' })
  .check(z.refine((typed) => typed > '2000' && typed < '2100', 'invalid'))

/**
 * What an editor sends. An empty `slug` is made of the Turkish title; `publishedAt` null = a draft, which needs no more
 * than its title.
 */
export const postInput = z.object({
  title: localizedLine(160),
  lead: texts(600),
  body: texts(40_000),
  category: texts(60),
  /** The path of a stored picture. */
  picture: text(300),
  focus: z.optional(focusPoint),
  author: line(80),
  slug: ownSlug,
  seoTitle: texts(90),
  seoDescription: texts(300),
  publishedAt: z.nullable(z.union([z.literal('now'), moment])),
})
export type PostInput = z.infer<typeof postInput>

const path = '/v1/admin/blog'
const onePath = `${path}/:id` as const
/** Three languages of a long text in letters of two bytes. */
const JSON_BYTES = 512 * 1024

export const listPosts = endpoint({
  method: 'GET',
  path,
  may: 'admin',
  right: 'content',
  does: 'Blog posts with drafts and those to come, the newest first',
  query: z.object({
    ...paging(PAGE_SIZE.blog),
    state: z.optional(z.union([z.enum(POST_STATES), z.literal('')])),
    search: z.optional(text(120)),
  }),
  answer: z.object({ ...page(postRow).shape, draft: z.number(), scheduled: z.number() }),
})

export const getPost = endpoint({
  method: 'GET',
  path: onePath,
  may: 'admin',
  right: 'content',
  does: 'A blog post whole',
  params: id,
  answer: content(blogPost),
})

export const previewPost = endpoint({
  method: 'GET',
  path: `${onePath}/preview`,
  may: 'admin',
  right: 'content',
  does: 'A blog post as guests will see it, whether it is out or not',
  params: id,
  answer: content(blogPage),
})

export const createPost = endpoint({
  method: 'POST',
  path,
  may: 'admin',
  right: 'content',
  does: 'A new blog post: a draft, at a time to come, or at once',
  status: 201,
  repeatable: true,
  jsonBytes: JSON_BYTES,
  body: postInput,
  answer: content(blogPost),
})

/** `version` is the one that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const changePost = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  may: 'admin',
  right: 'content',
  does: 'Write a blog post anew; the address it had leads to its new one',
  jsonBytes: JSON_BYTES,
  body: z.object({ ...postInput.shape, id: rowId, version: z.int() }),
  answer: content(blogPost),
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: onePath,
  may: 'admin',
  right: 'content',
  does: 'Delete a blog post',
  params: id,
  answer: content(done),
})
