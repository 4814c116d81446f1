import { ArrowDown, ArrowUp, House, OctagonAlert, Rss, Zap } from 'lucide-react'
import { Link } from 'react-router'
import type { Conflict } from '../../../features/occupancy/conflicts/conflicts.contract.ts'
import { addDays, type Day, daysBetween, nightsOf } from '../../../kernel/day.ts'
import { formatDay, formatInstant, formatMoney } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import pattern from '../dates/bar-patterns.module.css'
import { IconButton } from '../kit/button/icon-button.tsx'
import { Card } from '../kit/page/card.tsx'
import facts from '../kit/page/facts.module.css'
import { Badge } from '../kit/page/tag.tsx'
import { TO } from '../places.ts'
import { STATUS_LOOK } from '../reservations/status.tsx'
import { stayText } from '../stay-text.ts'
import style from './two-claims.module.css'

type Props = { conflict: Conflict; at: number; of: number; onStep: (by: 1 | -1) => void }

/** The two sides of a conflict beside each other, and the nights that both want. */
export const TwoClaims = ({ conflict, at, of, onStep }: Props) => {
  const { villa, from, until } = conflict
  return (
    <Card
      clip
      icon={OctagonAlert}
      title={say('conflicts.head', { villa: villa.name, dates: stayText(from, until) })}
      acts={
        of > 1 && (
          <>
            <span className="t3 sm num hide-s">{`${at + 1} / ${of}`}</span>
            <IconButton icon={ArrowUp} label={say('conflicts.previous')} onClick={() => onStep(-1)} />
            <IconButton icon={ArrowDown} label={say('conflicts.next')} onClick={() => onStep(1)} />
          </>
        )
      }
    >
      <div className={style.sides}>
        <Ours conflict={conflict} />
        <Zap className={`i i--l danger-t ${style.middle}`} aria-hidden />
        <Theirs conflict={conflict} />
      </div>
      <Nights conflict={conflict} />
    </Card>
  )
}

const Ours = ({ conflict: { ours, reservationId } }: { conflict: Conflict }) => {
  const { word, icon, tone } = STATUS_LOOK[ours.status]
  const nights = daysBetween(ours.checkIn, ours.checkOut)
  const money = (amount: number) => formatMoney(amount, ours.currency, 'tr')
  return (
    <section>
      <span className="t3 sm">{say('conflicts.ours')}</span>
      <h3 className={style.name}>
        <Link className="link" to={`${TO.reservations}/${reservationId}`}>
          {ours.guestName}
        </Link>
        <Badge tone={tone} icon={icon}>
          {say(word)}
        </Badge>
      </h3>
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('conflicts.stay')}</dt>
        <dd>
          {say('conflicts.stay-text', { dates: stayText(ours.checkIn, ours.checkOut), nights, guests: ours.guests })}
        </dd>
        <dt>{say('conflicts.money')}</dt>
        <dd>{say('conflicts.money-text', { total: money(ours.total), paid: money(ours.paid) })}</dd>
        <dt>{say('conflicts.written')}</dt>
        <dd>{formatInstant(ours.createdAt, 'tr')}</dd>
        <dt>{say('conflicts.code')}</dt>
        <dd className="num">{ours.code}</dd>
      </dl>
    </section>
  )
}

const Theirs = ({ conflict: { event, owner } }: { conflict: Conflict }) => {
  const isOwners = event.source === 'owner-stay'
  return (
    <section>
      <span className="t3 sm">{say(isOwners ? 'conflicts.theirs-owner' : 'conflicts.theirs')}</span>
      <h3 className={style.name}>
        {[event.feed, event.title && `“${event.title}”`].filter(Boolean).join(' · ')}
        <Badge tone={isOwners ? 'k-owner' : 'k-external'} icon={isOwners ? House : Rss}>
          {say(isOwners ? 'conflicts.theirs-owner' : 'conflicts.theirs')}
        </Badge>
      </h3>
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('conflicts.dates')}</dt>
        <dd>
          {say('conflicts.dates-text', {
            dates: stayText(event.from, event.until),
            nights: daysBetween(event.from, event.until),
          })}
        </dd>
        <dt>{say('conflicts.came')}</dt>
        <dd>{formatInstant(event.seenAt, 'tr')}</dd>
        <dt>{say('conflicts.whose')}</dt>
        <dd>{say('conflicts.whose-text', { owner: owner.name })}</dd>
        {event.uidEnd && (
          <>
            <dt>{say('conflicts.in-file')}</dt>
            <dd className="ell">UID …{event.uidEnd}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

const MOST_DAYS = 21

/** The nights around the conflict: a bar for each side from the middle of its first day to that of its last. */
const Nights = ({ conflict: { ours, event, from, until, nights } }: { conflict: Conflict }) => {
  const first = addDays([ours.checkIn, event.from].sort()[0] ?? from, -1)
  const end = addDays([ours.checkOut, event.until].sort()[1] ?? until, 1)
  const begin = daysBetween(first, end) > MOST_DAYS ? addDays(from, -3) : first
  const days = nightsOf({ checkIn: begin, checkOut: addDays(end, 1) }).slice(0, MOST_DAYS)
  const column = (day: Day) => Math.min(Math.max(daysBetween(begin, day) * 2 + 2, 1), days.length * 2 + 1)
  const span = (one: Day, other: Day) => ({ gridColumn: `${column(one)} / ${column(other)}` })
  return (
    <div className={style.nights} style={{ '--days': days.length } as React.CSSProperties}>
      {days.map((day, index) => (
        <span
          key={day}
          className={`${style.day} num`}
          data-hit={day >= from && day < until}
          style={{ gridColumn: `${index * 2 + 1} / span 2` }}
        >
          {Number(day.slice(8))}
          <small>{formatDay(day, 'tr', 'weekday')}</small>
        </span>
      ))}
      <span
        className={`${style.bar} ${pattern.bar}`}
        data-state={ours.status}
        style={{ ...span(ours.checkIn, ours.checkOut), gridRow: 2 }}
      >
        <b>{ours.guestName}</b>
      </span>
      <span
        className={`${style.bar} ${pattern.bar}`}
        data-state={event.source}
        style={{ ...span(event.from, event.until), gridRow: 3 }}
      >
        <b>{event.feed}</b>
      </span>
      <span
        className={`${style.bar} ${pattern.bar}`}
        data-state="conflict"
        style={{ ...span(from, until), gridRow: 4 }}
      >
        <b>{say('conflicts.n-nights', { n: nights })}</b>
      </span>
    </div>
  )
}
