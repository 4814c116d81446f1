import { asc } from 'drizzle-orm'
import { inLanguage, type Language } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { townsOf } from '../places/places.store.ts'
import { villaType } from '../villas/villas.table.ts'
import { publishedEntries, type SearchModel, villaCounts } from './search-model.ts'

/** What a search can choose from, counted over the villas that are published now. */
export const searchOptionsOf = async (db: Db, search: SearchModel, language: Language) => {
  const counts = villaCounts(search)
  const villas = publishedEntries(search).map((entry) => entry.villa)
  const [towns, types] = await Promise.all([
    townsOf(db, language),
    db.select().from(villaType).orderBy(asc(villaType.position)),
  ])
  const features = new Map(villas.flatMap((villa) => villa.features.map((feature) => [feature.id, feature])))
  return {
    towns: towns.map(({ id, slug, name, villaCount, District }) => ({
      id,
      slug,
      name,
      villaCount,
      districts: District,
    })),
    types: types.map(({ id, slug, name }) => ({
      id,
      slug,
      name: inLanguage(name, language),
      villaCount: counts.byType.get(id) ?? 0,
    })),
    features: [...features.values()].map((feature) => ({ ...feature, name: inLanguage(feature.name, language) })),
    maxGuests: Math.max(0, ...villas.map((villa) => villa.guests)),
    maxBedrooms: Math.max(0, ...villas.map((villa) => villa.bedrooms)),
  }
}
