import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { freeSlug, giveSlug, takeSlugsBack } from '../../addresses/addresses.store.ts'
import { mustBeOurPicture, mustBeSafe } from '../safe-text.flow.ts'
import { postSlug } from './post-slug.ts'
import type { PostInput, PostRecord } from './posts.contract.ts'
import * as store from './posts.store.ts'

const addressee = (targetId: number) => ({ kind: 'blog-post' as const, targetId })

/**
 * Adds a post with its address. Refuses 'slug-taken', 'invalid' at what a post that appears lacks and at pictures that
 * are not ours, 'malformed' for HTML and unsafe links.
 */
export const createPost = ({ db, now }: Act, { slug: typed, publishedAt, ...post }: PostInput): Promise<PostRecord> =>
  db.transaction(async (tx) => {
    await mustBeRight(tx, { ...post, publishedAt })
    const slug = typed || (await freeSlug(tx, postSlug(post.title.tr)))
    const id = await store.addPost(tx, { ...post, slug, publishedAt: momentOf(publishedAt, now), updatedAt: now })
    await giveSlug(tx, slug, addressee(id))
    return store.postById(tx, id, now)
  })

type Change = PostInput & { id: number; version: number }

/** Writes a post anew. Refuses as `createPost`, 'not-found', and 'edited-meanwhile' with what stands there now. */
export const changePost = (
  { db, now }: Act,
  { id, version, slug: typed, publishedAt, ...post }: Change,
): Promise<PostRecord> =>
  db.transaction(async (tx) => {
    const before = await store.holdPost(tx, id)
    if (before.version !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: await store.postById(tx, id, now) })
    await mustBeRight(tx, { ...post, publishedAt })
    const slug = typed || before.slug
    await giveSlug(tx, slug, addressee(id))
    const change = { publishedAt: momentOf(publishedAt, now), updatedAt: now, version: version + 1 }
    await store.writePost(tx, id, { ...post, slug, ...change })
    return store.postById(tx, id, now)
  })

/** Deletes a post; its addresses are free for others. Refuses 'not-found'. */
export const deletePost = ({ db }: Act, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await takeSlugsBack(tx, addressee(id))
    await store.dropPost(tx, id)
  })

const momentOf = (publishedAt: PostInput['publishedAt'], now: Date): Date | null => {
  if (publishedAt === 'now') return now
  return publishedAt === null ? null : new Date(publishedAt)
}

const mustBeRight = async (tx: Db, post: Omit<PostInput, 'slug'>): Promise<void> => {
  if (post.publishedAt !== null) mustBeWhole(post)
  await mustBeOurPicture(tx, post.picture)
  await mustBeSafe(tx, post.body)
}

/** What guests are shown has a text, a category and a picture; a draft may lack them. */
const mustBeWhole = ({ lead, body, category, picture }: Omit<PostInput, 'slug'>): void => {
  const needed = { 'lead.tr': lead.tr, 'body.tr': body.tr, 'category.tr': category.tr, picture }
  const missing = Object.entries(needed).filter(([, text]) => !text)
  if (missing.length)
    throw new Refusal('invalid', {}, Object.fromEntries(missing.map(([name]) => [name, { code: 'required' }])))
}
