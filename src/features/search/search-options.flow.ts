import { type Language, translated } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { townsOf } from '../places/places.store.ts'
import { villaTypesOf } from '../villas/villa-types.store.ts'
import { publishedEntries, type SearchModel, villaCounts } from './search-model.ts'

/** What a search can choose from, counted over the villas that are published now. */
export const searchOptionsOf = async (db: Db, search: SearchModel, language: Language) => {
  const counts = villaCounts(search)
  const villas = publishedEntries(search).map((entry) => entry.villa)
  const [towns, types] = await Promise.all([townsOf(db), villaTypesOf(db)])
  const features = new Map(villas.flatMap((villa) => villa.features.map((feature) => [feature.id, feature])))
  return {
    towns: towns.map(({ District, ...town }) => ({ ...town, districts: District })),
    types: translated(types, language).map((type) => ({ ...type, villaCount: counts.byType.get(type.id) ?? 0 })),
    features: translated([...features.values()], language),
    maxGuests: Math.max(0, ...villas.map((villa) => villa.guests)),
    maxBedrooms: Math.max(0, ...villas.map((villa) => villa.bedrooms)),
  }
}
