import { translated } from '../../kernel/language.ts'
import { handler } from '../../platform/http/api.ts'
import { listDistricts, listTowns, popularTowns, townPlaces } from './places.contract.ts'
import { districtsOf, shownTownsOf, townPlacesOf } from './places.store.ts'

export const placesApi = [
  handler(listTowns, async (_, { db, language }) => ({
    content: { towns: translated(await shownTownsOf(db), language) },
  })),
  handler(popularTowns, async (_, { db, language }) => ({
    content: translated(await shownTownsOf(db), language).filter((town) => town.popular),
  })),
  handler(townPlaces, async (_, { db }) => ({ content: await townPlacesOf(db) })),
  handler(listDistricts, async (_, { db }) => ({ content: await districtsOf(db) })),
]
