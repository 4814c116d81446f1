import { type Language, translated } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { townsOf } from '../places/places.store.ts'
import { villaTypesOf } from '../villas/villa-types.store.ts'
import { largestHouse, publishedFeatures, type SearchModel, villaCount } from './search-model.ts'

/** What a search can choose from, counted over the villas that are published now. */
export const searchOptionsOf = async (db: Db, search: SearchModel, language: Language) => {
  const [towns, types] = await Promise.all([townsOf(db), villaTypesOf(db)])
  const { guests, bedrooms } = largestHouse(search)
  return {
    towns: towns.map(({ District, ...town }) => ({ ...town, districts: District })),
    types: translated(types, language).map((type) => ({ ...type, villaCount: villaCount(search, type.id) })),
    features: translated(publishedFeatures(search), language),
    maxGuests: guests,
    maxBedrooms: bedrooms,
  }
}
