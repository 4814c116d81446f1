import type { searchOptions, searchVillas } from '../../../features/search/search.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { Refused } from '../../../kernel/refused.ts'

export type Options = AnswerOf<typeof searchOptions>['content']

/** What a list of villas shows; `fault` is the sentence of a search that was refused, '' for one that got no answer. */
export type SearchAnswer = Pick<AnswerOf<typeof searchVillas>, 'content' | 'total' | 'why' | 'suggestions'> & {
  fault: string | null
}

/** A search that fails is told about where its villas would stand; the page around it works. */
export const answerOf = async (asked: Promise<AnswerOf<typeof searchVillas>>): Promise<SearchAnswer> => {
  try {
    const { content, total, why, suggestions } = await asked
    return { content, total, why, suggestions, fault: null }
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
