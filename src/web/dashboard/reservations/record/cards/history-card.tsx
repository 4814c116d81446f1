import { Check, CreditCard, HandCoins, History, type LucideIcon, Pencil, Plus, Send } from 'lucide-react'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, formatMoney, formatStay } from '../../../../../kernel/format.ts'
import type { Currency } from '../../../../../kernel/money.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import { Card } from '../../../kit/page/card.tsx'
import { STATUS_LOOK } from '../../status.tsx'
import style from './history-card.module.css'

type Event = AdminReservation['history'][number]

const ICONS: Record<string, LucideIcon> = {
  created: Plus,
  edited: Pencil,
  payment: CreditCard,
  'payment-failed': CreditCard,
  refund: HandCoins,
  'alert-closed': Check,
  letter: Send,
}

/** Who did what when and why, newest first. */
export const HistoryCard = ({ history, currency }: { history: Event[]; currency: Currency }) => (
  <Card title={say('reservation.history')} icon={History}>
    <ol className={style.events}>
      {[...history]
        .sort((one, other) => other.at.localeCompare(one.at) || other.id - one.id)
        .map((event) => (
          <EventItem key={event.id} event={event} currency={currency} />
        ))}
    </ol>
  </Card>
)

const EventItem = ({ event, currency }: { event: Event; currency: Currency }) => {
  const { what, from, to, reason, who, at } = event
  const look = to && to !== from ? STATUS_LOOK[to] : undefined
  const Icon = look?.icon ?? ICONS[what] ?? Pencil
  const details = detailsOf(event, currency)
  return (
    <li className={`${style.event} ${look?.tone ?? (what === 'payment-failed' ? 'k-bad' : 'k-acc')}`}>
      <span className={style.sign}>
        <Icon className="i i--xs" aria-hidden />
      </span>
      <div>
        <b>{recordWord('event', what)}</b>
        {from && to && from !== to && (
          <p>
            {say(`status.${from}`)} → {say(`status.${to}`)}
          </p>
        )}
        {details.length > 0 && <p className="num">{details.join(' · ')}</p>}
        {reason && <p>“{reason}”</p>}
        <p className="t3 num">
          {formatInstant(at, 'tr')} · {recordWord('who', who)}
        </p>
      </div>
    </li>
  )
}

const CONTACT = [
  ['name', 'reservation.full-name-label'],
  ['phone', 'reservation.phone'],
  ['email', 'reservation.email'],
  ['note', 'reservation.note'],
] as const

/** What an event was about, as far as a person reads it. */
const detailsOf = ({ what, facts }: Event, currency: Currency): string[] => {
  const money = (name: string) =>
    typeof facts[name] === 'number' ? formatMoney(facts[name], currency, 'tr') : undefined
  const stay = (name: string) => {
    const [checkIn, checkOut] = String(facts[name] ?? '').split('/')
    return checkIn && checkOut ? formatStay(checkIn, checkOut, 'tr') : undefined
  }
  const pair = (from?: string, to?: string) => (from && to && from !== to ? `${from} → ${to}` : undefined)
  const kept = facts.kept ? money('kept') : undefined
  return [
    money('amount'),
    what === 'extend' && facts.hours ? say('reservation.n-hours', { n: facts.hours }) : undefined,
    what === 'letter' ? recordWord('letter', String(facts.template)) : undefined,
    what === 'alert-closed' ? recordWord('alert', String(facts.alert)) : undefined,
    pair(stay('from'), stay('to')),
    pair(money('totalBefore'), money('totalNow')),
    kept && `${say('reservation.kept')} ${kept}`,
    ...CONTACT.filter(([part]) =>
      String(facts.contact ?? '')
        .split(',')
        .includes(part),
    ).map(([, word]) => say(word)),
  ].filter((text) => text !== undefined)
}
