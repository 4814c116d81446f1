import { dayInIstanbul } from '../../kernel/day.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { searchAhead, searchWeeks } from './ahead/ahead.contract.ts'
import { aheadOf, weeksOf } from './ahead/ahead.flow.ts'
import { searchFacets } from './facets/facets.contract.ts'
import { facetsOf } from './facets/facets.view.ts'
import { type At, findManyVillas, findPins, findVillas } from './find-villas.view.ts'
import { findGaps } from './gaps/find-gaps.view.ts'
import { cheapestWeeks } from './months/cheapest-weeks.flow.ts'
import { searchMonths } from './months/months.contract.ts'
import {
  offer,
  searchInput,
  searchNames,
  searchOptions,
  searchPins,
  searchVillas,
  shortTerm,
} from './search.contract.ts'
import { type SearchModel, villasNamed } from './search-model.server.ts'
import { searchNamesOf, searchOptionsOf } from './search-options.flow.ts'

type Searching = Call<{ search: SearchModel }>

const INPUT_HITS = 8

const at = ({ now, language }: Searching): At => ({ today: dayInIstanbul(now), now, language })

export const searchApi = [
  handler(searchVillas, ({ query }, call: Searching) => findManyVillas(call.services.search, query, at(call))),
  handler(searchPins, async ({ query }, call: Searching) => findPins(call.services.search, query, at(call))),
  handler(searchMonths, async ({ query }, call: Searching) => ({
    content: await cheapestWeeks(call.services.search, query, at(call)),
  })),
  handler(searchFacets, async ({ query }, call: Searching) => ({
    content: facetsOf(call.services.search, query, at(call)),
  })),
  handler(searchAhead, async ({ query }, call: Searching) => ({
    content: await aheadOf(call.services.search, query, at(call)),
  })),
  handler(searchWeeks, async ({ query }, call: Searching) => ({
    content: weeksOf(call.services.search, query, at(call)),
  })),
  handler(shortTerm, async ({ query }, call: Searching) => findGaps(call.services.search, query, at(call))),
  // Without ids an offer names no villa: it is empty rather than everything.
  handler(offer, async ({ query }, call: Searching) =>
    findVillas(call.services.search, { ...query, ids: query.ids?.length ? query.ids : ['none'] }, at(call)),
  ),
  handler(searchInput, async ({ query }, { services }: Searching) => ({
    content: villasNamed(services.search, query.searchString, INPUT_HITS).map(({ villa }) => ({
      slug: villa.slug,
      name: villa.name,
      thumbnail: villa.photos[0]?.path ?? '',
      place: `${villa.town.name}, ${villa.district.name}`,
    })),
  })),
  handler(searchNames, async (_, { db, services }: Searching) => ({
    content: await searchNamesOf(db, services.search),
  })),
  handler(searchOptions, async (_, { db, services, language }: Searching) => ({
    content: await searchOptionsOf(db, services.search, language),
  })),
]
