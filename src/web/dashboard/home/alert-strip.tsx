import {
  CalendarX,
  ChevronRight,
  Coins,
  Lightbulb,
  type LucideIcon,
  OctagonAlert,
  ShieldQuestion,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'
import type { Tone } from '../kit/page/tag.tsx'
import { BOOKS, TO } from '../places.ts'
import { CloseAlertDialog } from '../reservations/dialogs/close-alert-dialog.tsx'
import { timeSince } from '../reservations/time-left.ts'
import style from './alert-strip.module.css'
import type { DayView } from './day.ts'

type Alert = DayView['alerts'][number]

type Waits = 'alerts' | 'conflicts' | 'proposals' | 'endedPermits' | 'staleRates' | 'approvals'
type Props = { day: Pick<DayView, Waits>; now: number }

/** What somebody must look at. One about a reservation leads there, where it is settled; any other is closed here. */
export const AlertStrip = ({ day, now }: Props) => {
  const { alerts, conflicts, proposals, endedPermits, staleRates, approvals } = day
  const [closing, setClosing] = useState<Alert | null>(null)
  if (alerts.length + conflicts + proposals + endedPermits + staleRates + approvals === 0) return null
  return (
    <nav className={style.strip} aria-label={say('home.alerts')}>
      {/* a guest may stand before a taken house: conflicts come before every other alert */}
      {conflicts > 0 && (
        <Waiting
          tone="k-bad"
          icon={OctagonAlert}
          to={TO.conflicts}
          title={say('conflicts.alert', { n: conflicts })}
          text={say('conflicts.alert-text')}
        />
      )}
      {endedPermits > 0 && (
        <Waiting
          tone="k-bad"
          icon={CalendarX}
          to={`${TO.permits}?list=ending`}
          title={say('permits.ended-alert', { n: endedPermits })}
          text={say('permits.ended-alert-text')}
        />
      )}
      {approvals > 0 && (
        <Waiting
          tone="k-warn"
          icon={ShieldQuestion}
          to={BOOKS.approvals}
          title={say('approvals.alert', { n: approvals })}
          text={say('approvals.alert-text')}
        />
      )}
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} now={now} onClose={() => setClosing(alert)} />
      ))}
      {staleRates > 0 && (
        <Waiting
          tone="k-warn"
          icon={Coins}
          to={TO.exchange}
          title={say('exchange.alert', { n: staleRates })}
          text={say('exchange.alert-text')}
        />
      )}
      {proposals > 0 && (
        <Waiting
          tone="k-info"
          icon={Lightbulb}
          to={`${TO.proposals}?state=open`}
          title={say('proposals.alert', { n: proposals })}
          text={say('proposals.alert-text')}
        />
      )}
      {closing && <CloseAlertDialog alert={closing} reservation={null} onClose={() => setClosing(null)} />}
    </nav>
  )
}

type WaitingProps = { tone: Tone; icon: LucideIcon; to: string; title: string; text: string }

/** Something of which several wait, with the way to them. */
const Waiting = ({ tone, icon: Icon, to, title, text }: WaitingProps) => (
  <div className={`${style.alert} ${tone}`}>
    <span className={style.sign}>
      <Icon className="i" aria-hidden />
    </span>
    <span className={`grow ${style.words}`}>
      <Link to={to}>
        <b>{title}</b>
      </Link>
      <span>{text}</span>
    </span>
    <ChevronRight className="i i--s" aria-hidden />
  </div>
)

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
