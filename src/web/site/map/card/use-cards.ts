import { useEffect, useState } from 'react'
import { lazyCall } from '../../../browser/lazy-call.ts'
import type { ListedVilla } from '../../card/listed/listed-villa.ts'
import { queryOf, type Wish } from '../../listing/wish.ts'

const search = lazyCall(() => import('../../../../features/search/search.contract.ts').then((of) => of.searchVillas))

/** The card of a villa on the map: one of the list’s, or asked for when the list has not come as far. */
export const useCard = (id: number | null, cards: readonly ListedVilla[], wish: Wish): ListedVilla | null => {
  const [asked, setAsked] = useState<ListedVilla | null>(null)
  const known = cards.find((each) => each.id === id) ?? null
  const missing = known || id === null ? null : id
  useEffect(() => {
    if (missing === null) return
    let isWanted = true
    const { checkin, checkout, guests, flexible } = queryOf(wish)
    search({ query: { checkin, checkout, guests, flexible, ids: String(missing) } }).then(
      ({ content: [card] }) => isWanted && setAsked(card ?? null),
      () => undefined, // the pin’s own price stays; a second press asks again
    )
    return () => {
      isWanted = false
    }
  }, [missing, wish])
  return known ?? (asked?.id === id ? asked : null)
}
