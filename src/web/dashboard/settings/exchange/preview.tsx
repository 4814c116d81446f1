import { Eye } from 'lucide-react'
import type { RateRow } from '../../../../features/settings/rates/rates.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { convert, type Rates } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import facts from '../../kit/page/facts.module.css'
import style from './exchange.module.css'

const EXAMPLE = 87_500_00

/** An amount as guests see it with these rates. */
export const Preview = ({ rates }: { rates: RateRow[] }) => {
  const all: Rates = {
    ...{ TL: '1.0000', DOLLAR: '1', EURO: '1', POUND: '1' },
    ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
  }
  return (
    <Card title={say('exchange.preview')} icon={Eye}>
      <CardBody>
        <p className="t3">{say('exchange.preview-of')}</p>
        <b className={`num ${style.example}`}>{formatMoney(EXAMPLE, 'TL', 'tr')}</b>
        <dl className={facts.facts}>
          {rates.map(({ currency }) => (
            <div key={currency} className={style.fact}>
              <dt>{say(`exchange.${currency}`)}</dt>
              <dd className="num">
                {say('exchange.approximately', {
                  amount: formatMoney(convert(EXAMPLE, 'TL', currency, all), currency, 'tr'),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
