import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { id, localized, localizedInput, localizedLine } from '../../../kernel/schema.ts'

/** The texts of the website that staff write; their addresses are SPEC’s. */
export const TEXT_PAGES = ['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent'] as const
export type TextPage = (typeof TEXT_PAGES)[number]

const words = { title: localized, lead: localized, body: localized }

const textPage = z.object({
  key: z.string(),
  ...words,
  version: z.number(),
  updatedAt: z.string(),
  /** Every time it was saved, the newest first; `id` opens what it said then. */
  versions: z.array(z.object({ id: z.number(), version: z.number(), at: z.string(), who: z.string() })),
})
export type TextPageRecord = z.infer<typeof textPage>

const section = z.object({ section: z.enum(TEXT_PAGES) })

export const getText = endpoint({
  method: 'GET',
  path: '/v1/admin/website/:section',
  may: 'admin',
  right: 'content',
  does: 'A text of the website with its versions',
  params: section,
  answer: content(textPage),
})

export const getTextVersion = endpoint({
  method: 'GET',
  path: '/v1/admin/website/version/:id',
  may: 'admin',
  right: 'content',
  does: 'What a text of the website said at some time',
  params: id,
  answer: content(z.object({ id: z.number(), version: z.number(), at: z.string(), who: z.string(), ...words })),
})

/** `version` is the one that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const editText = endpoint({
  method: 'PUT',
  path: '/v1/admin/:section/edit',
  may: 'admin',
  right: 'content',
  does: 'Write a text of the website anew; what it said before is kept',
  params: section,
  body: z.object({
    title: localizedLine(160),
    lead: localizedInput(600),
    body: localizedInput(40_000),
    version: z.int(),
  }),
  answer: content(textPage),
})
