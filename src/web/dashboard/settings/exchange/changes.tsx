import { History } from 'lucide-react'
import type { Exchange } from '../../../../features/settings/rates/rates.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { SYMBOL } from '../../../../kernel/money.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './exchange.module.css'
import { shown } from './use-rates.ts'

/** The last changes: what it was, what it became, who did it and when. */
export const Changes = ({ changes }: { changes: Exchange['changes'] }) => (
  <Card title={say('exchange.changes')} icon={History}>
    <CardBody>
      {changes.length === 0 && <p className="t2">{say('exchange.changes-none')}</p>}
      <ul className={style.changes}>
        {changes.map(({ id, currency, was, rate, by, at }) => (
          <li key={id}>
            <span>
              <b className="num">
                {SYMBOL[currency]} {was ? `${shown(was)} → ${shown(rate)}` : shown(rate)}
              </b>
              <small className="t3 db">{recordWord('who', by)}</small>
            </span>
            <span className="t3 sm num">{formatInstant(at, 'tr')}</span>
          </li>
        ))}
      </ul>
    </CardBody>
  </Card>
)
