import { CalendarX, CircleCheck, CircleX, Clock, History as Past } from 'lucide-react'
import type { VillaPermit } from '../../../../features/villas/permits/permits.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './villa-permit.module.css'

const LOOKS = {
  valid: { icon: CircleCheck, className: 'ok-t' },
  waiting: { icon: Clock, className: 'warn-t' },
  invalid: { icon: CircleX, className: 'danger-t' },
  ended: { icon: CalendarX, className: 'danger-t' },
}

/** What was found before, the last first. */
export const History = ({ checks }: { checks: VillaPermit['checks'] }) => (
  <Card title={say('permit.history')} icon={Past}>
    {checks.map(({ state, at, who, number }) => {
      const { icon: Icon, className } = LOOKS[state]
      return (
        <div key={at} className={style.check}>
          <Icon className={`i ${className}`} aria-hidden />
          <span>
            <b>
              {say(`permit.state.${state}`)} <span className="t3 num">{number}</span>
            </b>
            <span className="t3 sm num">
              {formatInstant(at, 'tr')} · {recordWord('who', who)}
            </span>
          </span>
        </div>
      )
    })}
    {checks.length === 0 && (
      <CardBody>
        <p className="t2">{say('permit.no-history')}</p>
      </CardBody>
    )}
  </Card>
)
