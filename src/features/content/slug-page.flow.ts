import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeHtml } from '../../platform/markdown.ts'
import { addressOf } from '../addresses/addresses.store.ts'
import { townPage } from '../places/places.store.ts'
import { villaTypePage } from '../villas/villa-types.store.ts'
import type { resolveSlug } from './content.contract.ts'

type SlugPage = AnswerOf<typeof resolveSlug>['content']

/** The page behind `/{slug}`: a town or a villa type. Refuses 'not-found' for every other slug. */
export const slugPageOf = async (db: Db, slug: string, language: Language): Promise<SlugPage> => {
  const { kind, targetId, movedTo } = await addressOf(db, slug)
  if (kind === 'town') return asPage(kind, movedTo, await townPage(db, targetId, language))
  if (kind === 'villa-type')
    return asPage(kind, movedTo, { ...(await villaTypePage(db, targetId, language)), faq: [], districts: [] })
  throw new Refusal('not-found')
}

const asPage = (
  kind: SlugPage['kind'],
  movedTo: string | null,
  page: Omit<SlugPage, 'kind' | 'movedTo'>,
): SlugPage => ({
  ...page,
  kind,
  movedTo,
  body: safeHtml(page.body),
})
