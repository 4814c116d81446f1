import { Info } from 'lucide-react'
import { addDays, type Day, type Stay } from '../../../../kernel/day.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { noteClass } from '../../kit/note/note.tsx'
import { useDays } from '../../use-days.ts'
import { reasonSentence } from '../stay-words.ts'
import type { StayValue } from './day-look.ts'
import { departureReason, type StayRules, wholeGap } from './rules/stay-reason.ts'
import style from './stay-message.module.css'
import type { RefusedDay } from './use-choosing.ts'

type Props = {
  rules: StayRules
  value: StayValue
  refused: RefusedDay | null
  onPress: (day: Day) => void
  onTake: (stay: Stay) => void
}

/**
 * The sentence above the calendar: what to choose next, the rule of the chosen arrival, or why a day was refused and
 * what works.
 */
export const StayMessage = ({ rules, value, refused, onPress, onTake }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const gap = value.checkIn ? wholeGap(rules, value.checkIn) : null
  const nearest = refused?.nearest
  return (
    <div
      className={refused ? noteClass('warn', style.message) : `${style.message} ${style.quiet}`}
      data-refused={refused ? true : undefined}
      role="status"
      aria-live="polite"
    >
      {refused && <Info className="i" aria-hidden />}
      <p>
        {refused ? (
          <b>
            {reasonSentence(
              say,
              language,
              refused.reason,
              refused.leaving ? (value.checkIn ?? refused.day) : refused.day,
            )}
          </b>
        ) : (
          hint(rules, value, say, language)
        )}{' '}
        {gap && (gap.checkIn !== value.checkIn || gap.checkOut !== value.checkOut) ? (
          <button type="button" className="link" onClick={() => onTake(gap)}>
            {say('stay.takeGap', { stay: days.stay(gap.checkIn, gap.checkOut, 'day') })}
          </button>
        ) : (
          nearest && (
            <button type="button" className="link" onClick={() => onPress(nearest)}>
              {say(refused.leaving ? 'stay.nearest.leave' : 'stay.nearest.arrive', { day: days.day(nearest) })}
            </button>
          )
        )}
      </p>
    </div>
  )
}

const hint = (
  rules: StayRules,
  { checkIn, checkOut }: StayValue,
  say: ReturnType<typeof useSay>,
  language: ReturnType<typeof useLanguage>,
): string => {
  if (!checkIn) return say('stay.chooseArrival')
  const clash = checkOut && departureReason(rules, checkIn, checkOut)
  if (clash) return reasonSentence(say, language, clash, checkIn)
  if (checkOut) return say('stay.chosen')
  const rule = departureReason(rules, checkIn, addDays(checkIn, 1))
  const words =
    rule?.kind === 'min-nights' || rule?.kind === 'gap-only' ? `${reasonSentence(say, language, rule, checkIn)} ` : ''
  return words + say('stay.chooseDeparture')
}
