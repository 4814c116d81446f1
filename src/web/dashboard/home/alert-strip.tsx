import { ChevronRight, OctagonAlert, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'
import { TO } from '../places.ts'
import { CloseAlertDialog } from '../reservations/dialogs/close-alert-dialog.tsx'
import { timeSince } from '../reservations/time-left.ts'
import style from './alert-strip.module.css'
import type { DayView } from './day.ts'

type Alert = DayView['alerts'][number]

type Props = { alerts: Alert[]; now: number }

/** What somebody must look at. One about a reservation leads there, where it is settled; any other is closed here. */
export const AlertStrip = ({ alerts, now }: Props) => {
  const [closing, setClosing] = useState<Alert | null>(null)
  if (alerts.length === 0) return null
  return (
    <nav className={style.strip} aria-label={say('home.alerts')}>
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} now={now} onClose={() => setClosing(alert)} />
      ))}
      {closing && <CloseAlertDialog alert={closing} reservation={null} onClose={() => setClosing(null)} />}
    </nav>
  )
}

const AlertItem = ({ alert, now, onClose }: { alert: Alert; now: number; onClose: () => void }) => {
  const place = placeOf(alert)
  return (
    <div className={`${style.alert} k-bad`}>
      <span className={style.sign}>
        <OctagonAlert className="i" aria-hidden />
      </span>
      <span className={`grow ${style.words}`}>
        {place ? (
          <Link to={place}>
            <Title alert={alert} />
          </Link>
        ) : (
          <Title alert={alert} />
        )}
        <span>{[aboutOf(alert), timeSince(alert.createdAt, now)].join(' · ')}</span>
      </span>
      {alert.reservationId ? (
        <ChevronRight className="i i--s" aria-hidden />
      ) : (
        <IconButton
          icon={X}
          iconSize="s"
          label={say('reservation.close-alert', { alert: recordWord('alert', alert.kind) })}
          title={say('reservation.dismiss-alert')}
          onClick={onClose}
        />
      )}
    </div>
  )
}

const Title = ({ alert }: { alert: Alert }) => (
  <b>
    {recordWord('alert', alert.kind)} {figureOf(alert) && <span className="num">{figureOf(alert)}</span>}
  </b>
)

const placeOf = ({ reservationId, share }: Alert): string | undefined => {
  if (share) return TO.newestOptions
  return reservationId ? `${TO.reservations}/${reservationId}` : undefined
}

const figureOf = ({ amount, expected, currency, share }: Alert): string => {
  if (share) return say('home.alert-share', share)
  if (!amount || !currency) return ''
  const money = (sum: number) => formatMoney(sum, currency, 'tr')
  return expected ? `${money(amount)}, ${say('reservation.expected', { sum: money(expected) })}` : money(amount)
}

/** Whose it is; without a reservation, what it means. */
const aboutOf = ({ kind, guestName, code }: Alert): string => guestName ?? code ?? recordWord('alert-means', kind)
