import { useEffect, useState } from 'react'
import type { searchAhead, searchWeeks } from '../../../../../../features/search/ahead/ahead.contract.ts'
import type { AnswerOf } from '../../../../../../kernel/endpoint.ts'
import type { Currency } from '../../../../../../kernel/money.ts'
import { lazyCall } from '../../../../../browser/lazy-call.ts'
import type { Asked } from '../asked.ts'

export type Ahead = AnswerOf<typeof searchAhead>['content']
export type Week = AnswerOf<typeof searchWeeks>['content'][number]

const contracts = () => import('../../../../../../features/search/ahead/ahead.contract.ts')
const askAhead = lazyCall(() => contracts().then((of) => of.searchAhead))
const askWeeks = lazyCall(() => contracts().then((of) => of.searchWeeks))

const placeOf = ({ town, district, type, guests }: Asked, currency: Currency) => ({
  ...{ town: town.join(',') || undefined, district: district.join(',') || undefined },
  ...{ type: type.join(',') || undefined, guests, currency },
})

/** The last answer to a question that changes while one chooses; null while none is known. */
const useAnswer = <T>(asked: string | null, ask: (asked: string) => Promise<T>): T | null => {
  const [answer, setAnswer] = useState<{ asked: string; value: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is its text
  useEffect(() => {
    if (asked === null) return
    let current = true
    ask(asked).then(
      (value) => current && setAnswer({ asked, value }),
      () => current && setAnswer(null), // the calendar works without its prices
    )
    return () => {
      current = false
    }
  }, [asked])
  return answer?.asked === asked ? answer.value : null
}

/** What the coming days cost where somebody wants to go. */
export const useAhead = (asked: Asked, currency: Currency): Ahead | null =>
  useAnswer(
    JSON.stringify(placeOf(asked, currency)),
    async (query) => (await askAhead({ query: JSON.parse(query) })).content,
  )

/** The weeks or weekends of a month there. */
export const useWeeks = (asked: Asked, currency: Currency, month: string | null, nights: 2 | 7): Week[] | null =>
  useAnswer(
    month && JSON.stringify({ ...placeOf(asked, currency), month, nights }),
    async (query) => (await askWeeks({ query: JSON.parse(query) })).content,
  )
