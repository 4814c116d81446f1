import { type Language, type Localized, translated } from '../../kernel/language.ts'
import type { Db } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/statement.ts'
import { COUNTED_LATER, townQuestions, townsFrom } from '../places/places.store.ts'
import { featureGroupsQuestion } from '../villas/kinds/feature-groups.store.ts'
import { villaTypesQuestion } from '../villas/villa-types.store.ts'
import { largestHouse, publishedFeatures, type SearchModel, withVillaCounts } from './search-model.server.ts'

const parts = statement('search_options', () => ({
  ...townQuestions(COUNTED_LATER),
  types: villaTypesQuestion(COUNTED_LATER),
  groups: featureGroupsQuestion(),
}))

/** What a search can choose from, counted over the villas that are published now. */
export const searchOptionsOf = async (db: Db, search: SearchModel, language: Language) => {
  const { types, groups, ...places } = await parts(db)
  const features = publishedFeatures(search)
  const { guests, bedrooms } = largestHouse(search)
  return {
    towns: withVillaCounts(search, 'towns', townsFrom(places)).map(({ District, ...town }) => ({
      ...town,
      districts: District,
    })),
    types: withVillaCounts(search, 'types', translated(types, language)),
    features: translated(features, language),
    featureGroups: translated(groups, language)
      .map(({ name, ids }) => ({
        name,
        features: features.flatMap(({ id, slug }) => (ids.includes(id) ? [slug] : [])),
      }))
      .filter((group) => group.features.length > 0),
    maxGuests: guests,
    maxBedrooms: bedrooms,
  }
}

/** The same by every name it has, for reading sentences. */
export const searchNamesOf = async (db: Db, search: SearchModel) => {
  const { types, ...places } = await parts(db)
  const towns = townsFrom(places)
  const named = (kind: 'type' | 'feature') => (each: { slug: string; name: Localized }) => ({
    ...{ kind, key: each.slug, name: each.name.tr },
    names: Object.values(each.name).filter((name) => typeof name === 'string' && name !== ''),
  })
  const placed = (kind: 'town' | 'district') => (each: { slug: string; name: string }) => ({
    ...{ kind, key: each.slug, name: each.name, names: [each.name] },
  })
  return [
    ...towns.map(placed('town')),
    ...towns.flatMap(({ District }) => District).map(placed('district')),
    ...types.map(named('type')),
    ...publishedFeatures(search).map(named('feature')),
  ]
}
