import { ChevronRight, OctagonAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { timeSince } from '../reservations/time-left.ts'
import type { DayView } from './day.ts'

type Alert = DayView['alerts'][number]

/** What somebody must look at: money that doesn't fit, a refund that is due. Each leads to its reservation. */
export const AlertStrip = ({ alerts, now }: { alerts: Alert[]; now: number }) =>
  alerts.length > 0 && (
    <nav className="als" aria-label={say('alerts')}>
      {alerts.map((alert) => (
        <Link key={alert.id} className="al k-bad" to={placeOf(alert)}>
          <span className="al__i">
            <OctagonAlert className="i" aria-hidden />
          </span>
          <span className="grow">
            <b>
              {recordWord('alert', alert.kind)} {sumOf(alert) && <span className="num">{sumOf(alert)}</span>}
            </b>
            <span className="ell">{[alert.guestName ?? alert.code, timeSince(alert.createdAt, now)].filter(Boolean).join(' · ')}</span>
          </span>
          <ChevronRight className="i i--s" aria-hidden />
        </Link>
      ))}
    </nav>
  )

const placeOf = ({ reservationId }: Alert) => (reservationId ? `/dashboard/reservations/${reservationId}` : '/dashboard/reservations')

const sumOf = ({ amount, currency }: Alert): string => (amount && currency ? formatMoney(amount, currency, 'tr') : '')
