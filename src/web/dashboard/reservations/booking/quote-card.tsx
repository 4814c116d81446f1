import { Calculator } from 'lucide-react'
import type { Day } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import type { QuoteState } from '../../stay-quote.ts'
import { stayText } from '../../stay-text.ts'
import { QuoteNote } from '../dialogs/dates-drawer.tsx'
import { lineName } from '../record/price-card.tsx'

type Props = { quote: QuoteState; onTake: (stay: { checkIn: Day; checkOut: Day }) => void }

/** The live price of the wished stay, or why there is none and which stays nearby are free. */
export const QuoteCard = ({ quote, onTake }: Props) => {
  const known = quote.kind === 'quote' ? quote.quote : undefined
  const price = known?.price
  return (
    <section className="card" aria-live="polite">
      <div className="card__h">
        <h2>
          <Calculator className="i" aria-hidden />
          {say('reservation.price')}
        </h2>
      </div>
      <div className="card__b stack">
        <QuoteNote quote={quote} />
        {price && (
          <dl className="kv">
            {price.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one quote stay in their order
              <div className="kv__r" key={index}>
                <dt>{lineName(line)}</dt>
                <dd className="num">{formatMoney(line.amount, price.currency, 'tr')}</dd>
              </div>
            ))}
            <div className="kv__r kv__r--sum">
              <dt>{say('reservation.total')}</dt>
              <dd className="num big">{formatMoney(price.total, price.currency, 'tr')}</dd>
            </div>
            <div className="kv__r">
              <dt>{say('reservation.prepayment-percent', { percent: price.prepaymentPercent })}</dt>
              <dd className="num">{formatMoney(price.prepayment, price.currency, 'tr')}</dd>
            </div>
            <div className="kv__r">
              <dt>{say('reservation.balance')}</dt>
              <dd className="num">{formatMoney(price.balance, price.currency, 'tr')}</dd>
            </div>
            {price.damageDeposit > 0 && (
              <div className="kv__r">
                <dt>{say('reservation.damage-deposit')}</dt>
                <dd className="num">{formatMoney(price.damageDeposit, price.currency, 'tr')}</dd>
              </div>
            )}
          </dl>
        )}
        {known && !price && known.nearest.length > 0 && (
          <div className="stack stack--s">
            <span className="t3 sm">{say('reservation.nearest')}</span>
            {known.nearest.map(({ checkIn, checkOut }) => (
              <button key={checkIn} type="button" className="btn num" onClick={() => onTake({ checkIn, checkOut })}>
                {stayText(checkIn, checkOut)}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
