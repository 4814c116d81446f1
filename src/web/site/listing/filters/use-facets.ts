import { useEffect, useState } from 'react'
import type { searchFacets } from '../../../../features/search/facets/facets.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'
import { queryOf, type Wish } from '../wish.ts'

export type Facets = AnswerOf<typeof searchFacets>['content']

const SETTLE_MS = 150

const ask = lazyCall(() =>
  import('../../../../features/search/facets/facets.contract.ts').then((of) => of.searchFacets),
)

/** What each further filter would leave of a wish; the last known while the next is asked, null while none is known. */
export const useFacets = (wish: Wish, currency: Currency): Facets | null => {
  const [facets, setFacets] = useState<Facets | null>(null)
  const asked = JSON.stringify({ ...queryOf({ ...wish, skip: 0, sort: 'recommended' }), take: undefined, currency })
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const answer = await ask({ query: JSON.parse(asked) }).catch(() => null)
      if (current && answer) setFacets(answer.content)
    }, SETTLE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked])
  return facets
}
