import { useEffect, useRef, useState } from 'react'
import type { Quote } from '../../../../features/availability/availability.contract.ts'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import { browserApi } from '../../../browser/api.ts'
import { afterFrame } from '../../../ui/after-frame.ts'
import type { VillaCalendar } from '../villa-answers.ts'
import { askQuote, type Quoted } from './quoted.ts'
import { type VillaWish, wishQuery } from './villa-wish.ts'

export type LiveQuote = {
  wish: VillaWish
  /** The newest answer; of an older wish while `state` is 'loading'. */
  quote: Quote | null
  problem: string | null
  state: 'ready' | 'loading' | 'failed'
  change: (wish: Partial<VillaWish>) => void
  retry: () => void
}

/** What every part of the price box is about. */
export type QuoteProps = { villa: VillaPage; calendar: VillaCalendar; live: LiveQuote }
/** The box also says in how many instalments a card may pay ahead. */
export type QuoteBoxProps = QuoteProps & { instalments: number }

/** The price of a wish, asked again as it changes; the address keeps the wish so that it can be shared. */
export const useQuote = (slug: string, firstWish: VillaWish, first: Quoted, api?: Client): LiveQuote => {
  const [wish, setWish] = useState(firstWish)
  const [answer, setAnswer] = useState(first)
  const [state, setState] = useState<LiveQuote['state']>('ready')
  const asked = useRef(0)

  const ask = async (next: VillaWish) => {
    const number = ++asked.current
    if (!next.checkIn || !next.checkOut) {
      setState('ready')
      return setAnswer({ quote: null, problem: null })
    }
    setState('loading')
    try {
      const fresh = await askQuote(api ?? browserApi(), slug, next)
      if (number !== asked.current) return
      setAnswer(fresh)
      setState('ready')
    } catch {
      if (number === asked.current) setState('failed')
    }
  }
  const change = (part: Partial<VillaWish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    const { pathname } = location
    afterFrame(() => {
      if (location.pathname !== pathname) return // already on another page
      history.replaceState(history.state, '', `${pathname}?${wishQuery(next)}${location.hash}`)
    })
    void ask(next)
  }
  useEffect(() => () => void asked.current++, [])
  return { wish, ...answer, state, change, retry: () => void ask(wish) }
}
