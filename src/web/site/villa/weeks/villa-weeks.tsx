import '../../../words/load/finding/weeks.ts'
import { useEffect, useState } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useDays } from '../../use-days.ts'
import type { Weeks } from '../villa-answers.ts'
import { MonthStrip } from './month-strip.tsx'
import style from './weeks.module.css'

const ask = lazyCall(() => import('../../../../features/search/weeks/weeks.contract.ts').then((of) => of.villaWeeks))

type Props = {
  slug: string
  guests: number
  onMonth: (day: Day) => void
  onWeek: (stay: { checkIn: Day; checkOut: Day }) => void
}

/** The coming year at a glance, and the three weeks that cost least. Where it can't be had, nothing is missing. */
export const VillaWeeks = ({ slug, guests, onMonth, onWeek }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const weeks = useWeeks(slug, guests)
  if (!weeks) return null
  const money = (total: number) => formatMoney(total, weeks.currency, language)
  return (
    <>
      <MonthStrip weeks={weeks} onMonth={onMonth} />
      {weeks.cheapest.length > 0 && (
        <>
          <h3 className={style.head}>{say('weeks.cheapest')}</h3>
          <div className={style.weeks}>
            {weeks.cheapest.map(({ checkIn, checkOut, total }) => (
              <button
                key={checkIn}
                type="button"
                aria-label={say('weeks.choose', { stay: days.stay(checkIn, checkOut), total: money(total) })}
                onClick={() => onWeek({ checkIn, checkOut })}
              >
                <span>{days.stay(checkIn, checkOut)}</span>
                <b className="num">{money(total)}</b>
              </button>
            ))}
          </div>
        </>
      )}
    </>
  )
}

const useWeeks = (slug: string, guests: number): Weeks | null => {
  const [weeks, setWeeks] = useState<Weeks | null>(null)
  useEffect(() => {
    let isWanted = true
    ask({ params: { slug }, query: { guests } }).then(
      ({ content }) => isWanted && setWeeks(content),
      () => isWanted && setWeeks(null), // the calendar above says the same, day by day
    )
    return () => {
      isWanted = false
    }
  }, [slug, guests])
  return weeks
}
