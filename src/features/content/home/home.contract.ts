import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { rowId, text } from '../../../kernel/schema.ts'
import { focusPoint } from '../blog/post.shape.ts'
import { HOME_SECTIONS, homeSection } from './home.shape.ts'

const perLanguage = (length: number) => z.object({ tr: text(length), en: text(length), ru: text(length) })
const isOnce = (list: unknown[]): boolean => new Set(list).size === list.length

const homeContent = z.object({
  /** Empty in a language = the site's own words. */
  heroTitle: perLanguage(80),
  heroLead: perLanguage(240),
  /** The path of a stored picture; empty = the site's own. */
  heroPicture: text(300),
  heroFocus: focusPoint,
  /** Villa types in this order before the others; none = as they are ordered. */
  villaTypeIds: z.array(rowId).check(z.maxLength(50, 'too-many'), z.refine(isOnce, 'invalid')),
  /** What is shown, in this order. */
  sections: z.array(homeSection).check(z.maxLength(HOME_SECTIONS.length, 'too-many'), z.refine(isOnce, 'invalid')),
  version: z.int('invalid').check(z.minimum(0, 'too-small')),
})
export type HomeContent = z.infer<typeof homeContent>

export const getHomeContent = endpoint({
  method: 'GET',
  path: '/v1/admin/website/home',
  may: 'admin',
  right: 'content',
  does: 'What staff chose for the home page, and the villa types to choose from',
  answer: content(z.object({ home: homeContent, types: z.array(z.object({ id: z.number(), name: z.string() })) })),
})

export const editHomeContent = endpoint({
  method: 'PUT',
  path: '/v1/admin/website/home',
  may: 'admin',
  right: 'content',
  does: 'Choose what the home page begins with and which sections it shows in which order',
  body: homeContent,
  answer: content(homeContent),
})
