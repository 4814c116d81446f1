import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import facts from '../../kit/page/facts.module.css'
import type { QuoteState } from '../../stay-quote.ts'
import { stayText } from '../../stay-text.ts'
import { QuoteNote } from '../dialogs/dates-drawer.tsx'
import { lineName } from '../record/cards/price-card.tsx'

type Props = { quote: QuoteState; onTake: (stay: { checkIn: Day; checkOut: Day }) => void; queue: ReactNode }

/** The live price of the wished stay, or why there is none and which stays nearby are free. */
export const QuoteCard = ({ quote, onTake, queue }: Props) => {
  const known = quote.kind === 'quote' ? quote.quote : undefined
  const price = known?.price
  return (
    <Card title={say('reservation.price')} icon={Calculator} aria-live="polite">
      <CardBody>
        <QuoteNote quote={quote} />
        {queue}
        {price && (
          <dl className={facts.facts}>
            {price.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one quote stay in their order
              <div className={facts.row} key={index}>
                <dt>{lineName(line)}</dt>
                <dd className="num">{formatMoney(line.amount, price.currency, 'tr')}</dd>
              </div>
            ))}
            <div className={`${facts.row} ${facts.sum}`}>
              <dt>{say('reservation.total')}</dt>
              <dd className="num big">{formatMoney(price.total, price.currency, 'tr')}</dd>
            </div>
            <div className={facts.row}>
              <dt>{say('reservation.prepayment-percent', { percent: price.prepaymentPercent })}</dt>
              <dd className="num">{formatMoney(price.prepayment, price.currency, 'tr')}</dd>
            </div>
            <div className={facts.row}>
              <dt>{say('reservation.balance')}</dt>
              <dd className="num">{formatMoney(price.balance, price.currency, 'tr')}</dd>
            </div>
            {price.damageDeposit > 0 && (
              <div className={facts.row}>
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
              <Button key={checkIn} className="num" onClick={() => onTake({ checkIn, checkOut })}>
                {stayText(checkIn, checkOut)}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
