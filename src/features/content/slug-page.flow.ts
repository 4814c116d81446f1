import type { AnswerOf } from '../../kernel/endpoint.ts'
import { type Language, translated } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { safeHtmlOfPublished } from '../../platform/markdown.ts'
import { addressOf } from '../addresses/addresses.store.ts'
import { townById } from '../places/places.store.ts'
import { villaTypeById } from '../villas/villa-types.store.ts'
import type { resolveSlug } from './content.contract.ts'

type SlugPage = AnswerOf<typeof resolveSlug>['content']

/** The page behind `/{slug}`: a town or a villa type. Refuses 'not-found' for every other slug. */
export const slugPageOf = async (db: Db, slug: string, language: Language): Promise<SlugPage> => {
  const { kind, targetId, movedTo } = await addressOf(db, slug)
  if (kind !== 'town' && kind !== 'villa-type') throw new Refusal('not-found')
  const target =
    kind === 'town'
      ? await guidedTown(db, targetId)
      : { ...(await villaTypeById(db, targetId)), faq: [], districts: [], guide: null }
  const page = translated(target, language)
  return { ...page, kind, movedTo, body: safeHtmlOfPublished(page.body) }
}

const guidedTown = async (db: Db, id: number) => {
  const { guide, bays, ...town } = await townById(db, id)
  return { ...town, guide: { ...guide, bays } }
}
