import type * as z from 'zod/mini'
import type { AnyEndpoint, Question } from '../../../../../kernel/endpoint.ts'

type Query<E extends AnyEndpoint> = NonNullable<Question<E>['query']>

/**
 * The question of an address: the filters, the order and the page that the contract of a list knows. What the address
 * gets wrong is left out rather than refused; how many rows a page has is the contract's.
 */
export const queryFrom = <E extends AnyEndpoint>({ query }: E, search: URLSearchParams): Query<E> => {
  const { skip, take, ...filters }: Record<string, z.ZodMiniType> = query.shape
  const read = (name: string, schema = filters[name]) => schema?.safeParse(search.get(name) ?? undefined).data
  const right = Object.keys(filters).filter((name) => search.get(name) && read(name) !== undefined)
  return {
    skip: read('skip', skip) ?? 0,
    take: take?.safeParse(undefined).data,
    ...Object.fromEntries(right.map((name) => [name, read(name)])),
  }
}
