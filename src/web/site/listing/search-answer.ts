import type { searchOptions, searchVillas } from '../../../features/search/search.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { Refused } from '../../../kernel/refused.ts'
import { type ListedVilla, listed } from '../card/listed/listed-villa.ts'

type AllOptions = AnswerOf<typeof searchOptions>['content']
type Choice = { slug: string; name: string }
/** What a list can be filtered by, as far as its page says it. */
export type Options = Pick<AllOptions, 'featureGroups' | 'maxGuests' | 'maxBedrooms'> & {
  towns: (Choice & { districts: Choice[] })[]
  types: Choice[]
  features: Choice[]
}
type Answer = AnswerOf<typeof searchVillas>

/** What a list of villas shows; `fault` is the sentence of a search that was refused, '' for one that got no answer. */
export type SearchAnswer = Pick<Answer, 'total' | 'why'> & {
  content: ListedVilla[]
  suggestions: (Omit<Answer['suggestions'][number], 'villa'> & { villa: ListedVilla })[]
  fault: string | null
}

/** A search that fails is told about where its villas would stand; the page around it works. */
export const answerOf = async (asked: Promise<Answer>): Promise<SearchAnswer> => {
  try {
    const { content, total, why, suggestions } = await asked
    return {
      ...{ total, why, fault: null },
      content: content.map(listed),
      suggestions: suggestions.map((each) => ({ ...each, villa: listed(each.villa) })),
    }
  } catch (error) {
    return {
      content: [],
      total: 0,
      why: null,
      suggestions: [],
      fault: error instanceof Refused && error.status < 500 ? error.message : '',
    }
  }
}

/** The choices of a search without what a page does not say of them. */
export const optionsOf = async (asked: Promise<{ content: AllOptions }>): Promise<Options | null> => {
  try {
    const { towns, types, features, featureGroups, maxGuests, maxBedrooms } = (await asked).content
    return {
      ...{ featureGroups, maxGuests, maxBedrooms, types: types.map(choice), features: features.map(choice) },
      towns: towns.map((town) => ({ ...choice(town), districts: town.districts.map(choice) })),
    }
  } catch {
    return null // the list is worth more than its filters
  }
}

const choice = ({ slug, name }: Choice): Choice => ({ slug, name })
