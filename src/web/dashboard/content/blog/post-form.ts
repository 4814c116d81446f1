import {
  changePost,
  createPost,
  type PostInput,
  type PostRecord,
} from '../../../../features/content/blog/posts.contract.ts'
import { dayInIstanbul, instantInIstanbul, isDay } from '../../../../kernel/day.ts'
import type { Localized } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { CENTRE } from '../../kit/fields/picture/focus.ts'
import { useRecord } from '../../kit/form/record/use-record.ts'

const NOTHING = { tr: '', en: '', ru: '' }
const whole = (text: Localized | undefined) => ({ ...NOTHING, ...text })

/** When a post appears, as its editor chooses it. */
export type When = 'draft' | 'at' | 'now'

const clockOf = (publishedAt: string | null | undefined): string =>
  publishedAt
    ? new Intl.DateTimeFormat('tr', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' }).format(
        new Date(publishedAt),
      )
    : '09:00'

const fieldsOf = (post: PostRecord | null, author: string) => ({
  ...{ title: whole(post?.title), lead: whole(post?.lead), body: whole(post?.body), category: whole(post?.category) },
  ...{ seoTitle: whole(post?.seoTitle), seoDescription: whole(post?.seoDescription) },
  ...{
    picture: post?.picture ?? '',
    focus: post?.focus ?? CENTRE,
    author: post?.author ?? author,
    slug: post?.slug ?? '',
  },
  when: (post?.publishedAt ? 'at' : 'draft') as When,
  day: post?.publishedAt ? dayInIstanbul(new Date(post.publishedAt)) : '',
  clock: clockOf(post?.publishedAt),
  ...(post && { id: post.id, version: post.version }),
})
export type PostFields = ReturnType<typeof fieldsOf>

/** The moment that is typed; what stands already keeps its seconds. */
const momentOf = ({ when, day, clock }: PostFields, stored: string | null): PostInput['publishedAt'] => {
  if (when !== 'at') return when === 'now' ? 'now' : null
  if (stored && day === dayInIstanbul(new Date(stored)) && clock === clockOf(stored)) return stored
  return isDay(day) && CLOCK.test(clock) ? instantInIstanbul(day, clock).toISOString() : null
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** What a post that appears lacks, and a time that is none. */
const alsoWrong = ({ when, lead, body, category, picture, day, clock }: PostFields) => {
  const needed = { 'lead.tr': lead.tr, 'body.tr': body.tr, 'category.tr': category.tr, picture }
  const missing = Object.entries(needed).map(([name, text]) => [name, when !== 'draft' && !text && say('blog.needs')])
  return {
    ...Object.fromEntries(missing),
    day: when === 'at' && !isDay(day) && say('blog.time-needed'),
    clock: when === 'at' && !CLOCK.test(clock) && say('blog.time-needed'),
  }
}

/** The form of a post, new or stored; `onStored` is told what is stored now. */
export const usePostForm = (post: PostRecord | null, author: string, onStored: (now: PostRecord) => void) =>
  useRecord(post ? changePost : createPost, post, (stored) => fieldsOf(stored, author), {
    onStored,
    said: say('blog.saved'),
    draft: `draft.blog.${post?.id ?? 'new'}`,
    alsoWrong,
    body: ({ when, day, clock, ...typed }: PostFields) => ({
      ...typed,
      ...(post && { id: post.id, version: typed.version ?? post.version }),
      publishedAt: momentOf({ when, day, clock, ...typed }, post?.publishedAt ?? null),
    }),
  })
