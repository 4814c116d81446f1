import type { Quote } from '../../../features/availability/availability.contract.ts'
import type { ExtraCode } from '../../../features/pricing/pricing.shape.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { formatInstant, formatMoney } from '../../../kernel/format.ts'
import type { Minor } from '../../../kernel/money.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { ChipLink } from '../kit/chip.tsx'
import { Notice } from '../kit/note/note.tsx'
import { Actions } from '../kit/page/actions.tsx'
import { notSoldSentence } from '../stay/stay-words.ts'
import type { Who } from '../stay/who.ts'
import { useDays } from '../use-days.ts'
import type { Quoted } from '../villa/quote/quoted.ts'
import { wishQuery } from '../villa/quote/villa-wish.ts'
import style from './reserve-refusal.module.css'
import type { How, ReserveAnswer } from './reserve-values.ts'

type Props = {
  villa: VillaPage
  chosen: ExtraCode[]
  quoted: Quoted
  answer: ReserveAnswer | undefined
  previous: Minor | null
  /** Who comes by now, carried to other dates. */
  who: Who & { guests: number }
  how: How
}

/** What the form carries along and does not show: nothing of it is marked. */
const UNSEEN = ['villa', 'checkIn', 'checkOut', 'total']

/** What stands between the guest and the booking, said honestly. */
export const ReserveRefusal = ({ villa, chosen, quoted: { quote, problem }, answer, previous, who, how }: Props) => {
  const say = useSay()
  if (how === 'queue' && quote?.behind) return <Queue until={quote.behind.until} answer={answer} />
  if (quote?.why) return <NotSold villa={villa} chosen={chosen} quote={quote} who={who} answer={answer} />
  if (answer?.code === 'price-changed' && quote?.price)
    return <PriceChanged villa={villa} total={quote.price.total} previous={previous} />
  const marked = answer && Object.keys(answer.fields).some((name) => !UNSEEN.includes(name))
  const sentence = problem ?? (marked ? say('form.check') : answer?.message)
  return sentence ? <Notice tone="bad">{sentence}</Notice> : null
}

/** Why these dates are not sold and the nearest that are; what was typed stays in the form. */
const NotSold = ({
  villa,
  chosen,
  quote,
  who,
  answer,
}: Omit<Props, 'quoted' | 'previous' | 'how'> & { quote: Quote }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const extras = chosen.length ? `&extras=${chosen.join(',')}` : ''
  return (
    <Notice tone="warn">
      <p>
        <b>
          {answer?.code === 'nights-taken'
            ? say('reserve.taken')
            : quote.why && notSoldSentence(say, language, quote.why, quote)}
        </b>
      </p>
      {quote.behind && (
        <>
          <p>{say('reserve.queueOffer', { time: formatInstant(quote.behind.until, language) })}</p>
          <Actions className={style.dates}>
            <ChipLink
              to={`/villa/${villa.slug}/reserve?${wishQuery({ ...who, checkIn: quote.checkIn, checkOut: quote.checkOut })}${extras}&behind=1`}
            >
              {say('quote.queue')}
            </ChipLink>
          </Actions>
        </>
      )}
      {quote.nearest.length > 0 && <p>{say('quote.nearest')}</p>}
      <Actions className={style.dates}>
        {quote.nearest.map(({ checkIn, checkOut, total }) => (
          <ChipLink
            key={checkIn}
            to={`/villa/${villa.slug}/reserve?${wishQuery({ ...who, checkIn, checkOut })}${extras}`}
          >
            {days.stay(checkIn, checkOut)} · {formatMoney(total, villa.currency, language)}
          </ChipLink>
        ))}
        <ChipLink to={`/villa/${villa.slug}#takvim`}>{say('reserve.toCalendar')}</ChipLink>
      </Actions>
    </Notice>
  )
}

/** The villa is another guest's option: what waiting for it means. */
const Queue = ({ until, answer }: { until: string; answer: ReserveAnswer | undefined }) => {
  const say = useSay()
  const language = useLanguage()
  const faulty = answer && Object.keys(answer.fields).length > 0
  return (
    <Notice tone={faulty ? 'bad' : 'warn'}>
      {faulty ? say('form.check') : say('reserve.queue', { time: formatInstant(until, language) })}
    </Notice>
  )
}

const PriceChanged = ({ villa, total, previous }: Pick<Props, 'villa' | 'previous'> & { total: Minor }) => {
  const say = useSay()
  const language = useLanguage()
  const money = (amount: Minor) => formatMoney(amount, villa.currency, language)
  return (
    <Notice tone="warn">
      <b>
        {previous === null
          ? say('reserve.priceNew', { now: money(total) })
          : say('reserve.priceChanged', { before: money(previous), now: money(total) })}
      </b>{' '}
      {say('reserve.priceAgain')}
    </Notice>
  )
}
