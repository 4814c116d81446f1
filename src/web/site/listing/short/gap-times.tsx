import type { GapsAnswer } from '../../../../features/search/search.contract.ts'
import { addDays } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { ChipLink, Chips } from '../../kit/chip.tsx'
import { useDays } from '../../use-days.ts'
import { addressOf, changed, type Wish } from '../wish.ts'
import style from './short-stays.module.css'

type Props = { wish: Wish; to: string; times: Pick<GapsAnswer, 'months' | 'weeks'> }

/** When there are gaps: the months, and the weeks of the chosen one, each with how many begin then. */
export const GapTimes = ({ wish, to, times: { months, weeks } }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const month = wish.starts?.slice(0, 7)
  if (!month && months.length < 2) return null
  const chip = (starts: string | undefined, text: string, count?: number) => (
    <ChipLink
      key={starts ?? ''}
      on={wish.starts === starts}
      aria-current={wish.starts === starts}
      to={addressOf(to, changed(wish, { starts }))}
      preventScrollReset
    >
      {text}
      {count !== undefined && <small className="num">{count}</small>}
    </ChipLink>
  )
  return (
    <nav className={style.times} aria-label={say('short.times')}>
      <Chips scroll>
        {chip(undefined, say('short.any'))}
        {months.map(({ from, count }) => chip(from.slice(0, 7), formatDay(from, language, 'month'), count))}
      </Chips>
      {weeks.length > 1 && (
        <Chips scroll>
          {weeks.map(({ from, until, count }) => {
            const last = addDays(until, -1)
            return chip(from, last === from ? days.day(from, 'short') : days.stay(from, last), count)
          })}
        </Chips>
      )}
    </nav>
  )
}
