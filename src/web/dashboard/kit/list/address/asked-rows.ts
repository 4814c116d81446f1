import type { AnswerOf, AnyEndpoint, Page, Question } from '../../../../../kernel/endpoint.ts'
import { type Outcome, outcomeOf, staffApi } from '../../../../browser/staff-api.ts'
import { queryFrom } from './query-from.ts'

/** What the loader of a list asks: the rows that its address wants. */
export const askedRows = <E extends AnyEndpoint>(call: E, request: Request): Promise<Outcome<AnswerOf<E>>> =>
  outcomeOf(staffApi(call, { query: queryFrom(call, new URL(request.url).searchParams) } as Question<E>))

/**
 * The loader of a list: `guard` lets in whoever may see it, `more` asks what is wanted beside the rows.
 */
export const listLoader =
  <E extends AnyEndpoint, More extends object = object>(
    call: E,
    guard: (request: Request) => unknown,
    more?: () => More,
  ) =>
  ({ request }: { request: Request }): { list: Promise<Outcome<AnswerOf<E>>> } & More => {
    guard(request)
    return { ...(more?.() as More), list: askedRows(call, request) }
  }

/** Rows that come all at once, as the one page they are. */
export const asOnePage = <Row>(asked: Promise<{ content: Row[] }>): Promise<Outcome<Page<Row>>> =>
  outcomeOf(asked.then(({ content }) => ({ content, total: content.length, skip: 0, take: content.length })))
