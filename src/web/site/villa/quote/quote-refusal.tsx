import { Info } from 'lucide-react'
import type { Quote } from '../../../../features/availability/availability.contract.ts'
import { nightCount, type Stay } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useOwnStay } from '../../../browser/own-stay.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { AlertButton } from '../../alerts/alert-button.tsx'
import { ButtonLink } from '../../kit/button/button.tsx'
import { chipClass } from '../../kit/chip.tsx'
import { Note } from '../../kit/note/note.tsx'
import { OwnStay } from '../../stay/own-stay.tsx'
import { wholeGap } from '../../stay/picker/rules/stay-reason.ts'
import { notSoldSentence } from '../../stay/stay-words.ts'
import { useDays } from '../../use-days.ts'
import style from './quote-refusal.module.css'
import type { QuoteProps } from './use-quote.ts'
import { useVillaRules } from './use-villa-rules.ts'
import { wishQuery } from './villa-wish.ts'

type Props = QuoteProps & { quote: Quote }

/** Why there is no price: the nights are the guest's own, or the stay is not sold. */
export const QuoteRefusal = (props: Props) => {
  const own = useOwnStay(props.villa.slug, props.quote)
  if (!props.quote.why) return null
  return own ? <OwnStay token={own} /> : <NotSold {...props} why={props.quote.why} />
}

/**
 * Why the stay is not sold, and what is: the nearest stays here (plain links without JavaScript), or other villas on
 * these dates.
 */
const NotSold = ({ quote, why, villa, calendar, live }: Props & { why: NonNullable<Quote['why']> }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const rules = useVillaRules(calendar)
  const asked = wishQuery({ ...live.wish, checkIn: quote.checkIn, checkOut: quote.checkOut })
  const gap = why.kind === 'min-nights' ? wholeGap(rules, quote.checkIn) : null
  const choice = ({ checkIn, checkOut }: Stay, note: string) => (
    <a
      key={checkIn}
      className={chipClass()}
      href={`?${wishQuery({ ...live.wish, checkIn, checkOut })}`}
      onClick={(event) => {
        event.preventDefault()
        live.change({ checkIn, checkOut })
      }}
    >
      <span>
        <b className="num">{days.stay(checkIn, checkOut)}</b>,{' '}
        {say('count.nights', { n: nightCount({ checkIn, checkOut }) })}
      </span>
      <span className="num">{note}</span>
    </a>
  )
  return (
    <>
      <Note tone="warn">
        <Info className="i" aria-hidden />
        <b>{notSoldSentence(say, language, why, quote)}</b>
      </Note>
      {quote.behind && (
        <ButtonLink look="soft" wide to={`/villa/${villa.slug}/reserve?${asked}&behind=1`}>
          {say('quote.queue')}
        </ButtonLink>
      )}
      {gap || quote.nearest.length > 0 ? (
        <div className={style.nearest}>
          <p className="small">{say('quote.nearest')}</p>
          {gap && choice(gap, say('quote.wholeGap'))}
          {quote.nearest.map((stay) => choice(stay, formatMoney(stay.total, calendar.currency, language)))}
        </div>
      ) : (
        <ButtonLink look="soft" wide to={`/listing?town=${villa.town.slug}&${asked}`}>
          {say('quote.elsewhere')}
        </ButtonLink>
      )}
      {why.kind === 'taken' && (
        <AlertButton villa={villa} checkin={quote.checkIn} checkout={quote.checkOut} guests={quote.guests}>
          {say('quote.watch')}
        </AlertButton>
      )}
    </>
  )
}
