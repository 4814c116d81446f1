import { MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { whatsapp } from '../../chrome/links.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { later } from '../../kit/later/later.tsx'
import { About } from '../../kit/money.tsx'
import { Note } from '../../kit/note/note.tsx'
import { useSetting } from '../../site-data.ts'
import { PriceLines } from '../../stay/price/price-lines.tsx'
import { useVillaChatText } from '../whatsapp.ts'
import style from './quote-box.module.css'
import { QuoteFields } from './quote-fields.tsx'
import type { QuoteBoxProps, QuoteProps } from './use-quote.ts'
import { wishQuery } from './villa-wish.ts'

const QuoteRefusal = later(() => import('./quote-refusal.tsx').then((module) => module.QuoteRefusal))

/** Dates, guests, the whole price with its reasons, and the way on. */
export const QuoteBox = ({ villa, calendar, live, instalments }: QuoteBoxProps) => {
  const say = useSay()
  const id = useId()
  const { quote, problem, state, wish } = live
  const price = state === 'failed' ? null : quote?.price
  const chat = useSetting()('site_whatsapp')
  const chatText = useVillaChatText(villa, live)
  const bookable = quote?.live ? 'quote.noteLive' : 'quote.noteRequest'
  return (
    <div className={style.quote} aria-busy={state === 'loading'}>
      <QuotePrice calendar={calendar} live={live} />
      <QuoteFields villa={villa} calendar={calendar} live={live} />
      <div id={id} className={state === 'loading' ? `${style.answer} ${style.old}` : style.answer} aria-live="polite">
        {state === 'failed' && (
          <Note tone="bad">
            <span>
              {say('error.network')}{' '}
              <button type="button" className="link" onClick={live.retry}>
                {say('part.again')}
              </button>
            </span>
          </Note>
        )}
        {state !== 'failed' && problem && <Note tone="warn">{problem}</Note>}
        {state !== 'failed' && quote?.why && (
          <QuoteRefusal quote={quote} villa={villa} calendar={calendar} live={live} />
        )}
        {price && <PriceLines price={price} />}
        {price && instalments > 1 && <p className="tiny">{say('quote.instalments', { n: instalments })}</p>}
      </div>
      {price && (
        <ButtonLink wide to={`/villa/${villa.slug}/reserve?${wishQuery(wish)}`}>
          {say(quote?.live ? 'quote.send' : 'quote.sendRequest')}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink look="line" wide href={whatsapp(chat, chatText)} target="_blank" rel="noreferrer">
          <MessageCircle className="i" aria-hidden />
          {say('quote.whatsapp')}
        </ButtonLink>
      )}
      {(price || !wish.checkOut) && <p className={`tiny ${style.note}`}>{say(price ? bookable : 'quote.noteEmpty')}</p>}
    </div>
  )
}

const QuotePrice = ({ calendar, live: { quote, state } }: Pick<QuoteProps, 'calendar' | 'live'>) => {
  const say = useSay()
  const language = useLanguage()
  const price = state === 'failed' ? null : quote?.price
  const lowest = Math.min(...calendar.seasons.map(({ nightly }) => nightly))
  if (price)
    return (
      <p className={style.price} data-figure>
        <b>{formatMoney(price.total, price.currency, language)}</b>
        <span className="small">
          {say('count.nights', { n: price.nights })}, {say('quote.allIn')}
        </span>
      </p>
    )
  if (!Number.isFinite(lowest))
    return (
      <p className={style.price} data-figure>
        {say('quote.noPrices')}
      </p>
    )
  return (
    <p className={style.price} data-figure>
      <span className="small">{say('card.from.a')}</span>
      <b>{formatMoney(lowest, calendar.currency, language)}</b>
      <span className="small">{say('card.from.b')}</span>
      <About amount={lowest} currency={calendar.currency} />
    </p>
  )
}
