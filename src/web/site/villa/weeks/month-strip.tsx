import type { CSSProperties } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { formatMoney, formatNumber } from '../../../../kernel/format.ts'
import { SYMBOL } from '../../../../kernel/money.ts'
import { monthName } from '../../../ui/calendar/calendar-words.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import type { Weeks } from '../villa-answers.ts'
import { columnHeights, inThousands, shortFigure } from './strip.ts'
import style from './weeks.module.css'

/** Twelve months as columns: how high their cheapest free week is and how full they are. A press shows the month. */
export const MonthStrip = ({ weeks, onMonth }: { weeks: Weeks; onMonth: (day: Day) => void }) => {
  const say = useSay()
  const language = useLanguage()
  const heights = columnHeights(weeks.months)
  const thousands = inThousands(weeks.months)
  return (
    <>
      <ul className={style.strip} aria-label={say('weeks.strip')}>
        {weeks.months.map(({ month, full, cheapest }, index) => {
          const name = monthName(`${month}-01`, language)
          const total = cheapest && formatMoney(cheapest.total, weeks.currency, language)
          return (
            <li key={month}>
              <button
                type="button"
                onClick={() => onMonth(cheapest?.checkIn ?? `${month}-01`)}
                aria-label={
                  total ? say('weeks.month', { month: name, total, full }) : say('weeks.full', { month: name, full })
                }
                style={{ '--high': heights[index], '--full': full } as CSSProperties}
              >
                <b className="num">
                  {cheapest ? formatNumber(shortFigure(cheapest.total, thousands), language) : say('weeks.none')}
                </b>
                <i />
                {shortMonth(month, language)}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="tiny">{say(thousands ? 'weeks.note' : 'weeks.noteUnits', { symbol: SYMBOL[weeks.currency] })}</p>
    </>
  )
}

const LOCALE = { tr: 'tr-TR', en: 'en-GB', ru: 'ru-RU' } as const
const shortMonth = (month: string, language: keyof typeof LOCALE): string =>
  new Intl.DateTimeFormat(LOCALE[language], { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-01`))
