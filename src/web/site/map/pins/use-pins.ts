import { useEffect, useState } from 'react'
import type { Pin } from '../../../../features/search/search.contract.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'
import { addressOf, queryOf, type Wish, wishOf } from '../../listing/wish.ts'

const ask = lazyCall(() => import('../../../../features/search/search.contract.ts').then((of) => of.searchPins))

type Pins = { pins: readonly Pin[]; total: number; state: 'waiting' | 'ready' | 'failed' }

/** Where the villas of a wish are, also beyond the area that the list is bound to: the map may be moved there. */
export const usePins = (wish: Wish): Pins => {
  const everywhere = addressOf('', { ...wish, area: undefined, skip: 0, take: wishOf(new URLSearchParams()).take })
  const [pins, setPins] = useState<Pins>({ pins: [], total: 0, state: 'waiting' })
  useEffect(() => {
    let isWanted = true
    setPins((before) => ({ ...before, state: 'waiting' }))
    ask({ query: queryOf(wishOf(new URLSearchParams(everywhere))) }).then(
      ({ content, total }) => isWanted && setPins({ pins: content, total, state: 'ready' }),
      () => isWanted && setPins({ pins: [], total: 0, state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [everywhere])
  return pins
}
