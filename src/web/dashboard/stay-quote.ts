import { useEffect, useState } from 'react'
import type { Quote } from '../../features/availability/availability.contract.ts'
import { quoteChange, quoteForStaff, type StaffQuote } from '../../features/reservations/life/changes.contract.ts'
import { type Day, isDay } from '../../kernel/day.ts'
import { Refused } from '../../kernel/refused.ts'
import { staffApi } from '../browser/staff-api.ts'
import { say } from '../words/dashboard.ts'
import { refusalsTr } from '../words/refusals.tr.ts'
import { sayPhrase } from '../words/say.ts'

/**
 * `own`: the reservation that would move there, whose own nights don't stand in its way. `lift`: the rules about
 * length, weekdays and past arrival are left aside.
 */
export type StayWish = {
  villaId: number | undefined
  checkIn: Day | ''
  checkOut: Day | ''
  guests: number
  own?: number
  lift?: boolean
}

/** idle: not enough is known; asking; priced or not sold (`quote`); refused with a sentence. */
export type QuoteState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'quote'; quote: StaffQuote }
  | { kind: 'refused'; message: string }

const PAUSE_MS = 250

/** The quote of a stay, asked anew when the wish changes; what was answered to another wish is never shown. */
export const useStayQuote = (wish: StayWish): QuoteState => {
  const [known, setKnown] = useState<{ wished: string; state: QuoteState }>()
  const { villaId, checkIn, checkOut, guests, lift = false } = wish
  const complete = villaId && isDay(checkIn) && isDay(checkOut) && checkOut > checkIn && guests >= 1
  const wished = complete ? [villaId, checkIn, checkOut, guests, lift].join() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wished` is all of `wish`; `own` stays under a drawer
  useEffect(() => {
    if (!wished) return
    let wanted = true
    const ask = async () => {
      const state = await quoteOf(wish)
      if (wanted) setKnown({ wished, state })
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [wished])
  if (!wished) return { kind: 'idle' }
  return known?.wished === wished ? known.state : { kind: 'asking' }
}

const quoteOf = async ({ villaId = 0, checkIn, checkOut, guests, own, lift }: StayWish): Promise<QuoteState> => {
  const query = { checkin: checkIn, checkout: checkOut, guests, lift: lift ? ('1' as const) : ('0' as const) }
  try {
    const { content } = own
      ? await staffApi(quoteChange, { params: { id: own }, query })
      : await staffApi(quoteForStaff, { query: { ...query, villa_id: villaId } })
    return { kind: 'quote', quote: content }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Refused ? error.message : say('form.offline') }
  }
}

/** Why a stay is not sold, in words. */
export const notSoldReason = (why: NonNullable<Quote['why']>): string => {
  if (why.kind === 'taken') return sayPhrase(refusalsTr['nights-taken'], 'tr')
  return sayPhrase(
    refusalsTr[why.kind],
    'tr',
    Object.fromEntries(Object.entries(why).map(([name, value]) => [name, String(value)])),
  )
}
