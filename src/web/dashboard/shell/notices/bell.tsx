import { Banknote, Bell as BellIcon, CircleHelp, MessageSquare, OctagonAlert, PenLine } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Notice } from '../../../../features/overview/notices/notices.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Switch } from '../../kit/fields/switch.tsx'
import { useNow } from '../../kit/use-now.ts'
import { reservationAt, TO } from '../../places.ts'
import { timeSince } from '../../reservations/time-left.ts'
import style from './bell.module.css'
import { isLoud, ring, setLoud } from './sound.ts'
import { useNotices, useTitleCount } from './use-notices.ts'

/** What came in since somebody last looked: how many, and, when it is opened, the last thirty. */
export const Bell = () => {
  const { notices, unread, see } = useNotices()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useTitleCount(unread, useLocation().pathname)
  const label = unread > 0 ? say('notices.bell-new', { n: unread }) : say('notices.bell')
  return (
    <>
      <button type="button" className={style.bell} aria-label={label} title={label} popoverTarget={id}>
        <BellIcon className="i" aria-hidden />
        {unread > 0 && <span className={`${style.count} num`}>{unread}</span>}
      </button>
      <div
        className={style.panel}
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={say('notices.bell')}
        onToggle={({ newState }) => newState === 'open' && void see()}
      >
        <div className={style.head}>
          <b>{say('notices.bell')}</b>
          <Sound />
        </div>
        {notices?.length === 0 && <p className={style.empty}>{say('notices.none')}</p>}
        <ul>
          {notices?.map((notice) => (
            <NoticeLine key={notice.key} notice={notice} onOpen={() => panel.current?.hidePopover()} />
          ))}
        </ul>
      </div>
    </>
  )
}

const Sound = () => {
  const [on, setOn] = useState(isLoud)
  const choose = (next: boolean) => {
    setLoud(next)
    setOn(next)
    if (next) ring()
  }
  return <Switch on={on} onChange={choose} label={say('notices.sound')} />
}

const ICONS = {
  ...{ booking: CircleHelp, payment: Banknote, conflict: OctagonAlert, message: MessageSquare, wish: PenLine },
}

const NoticeLine = ({ notice, onOpen }: { notice: Notice; onOpen: () => void }) => {
  const { kind, name, about, money, at, unread } = notice
  const now = useNow(60_000)
  const Icon = ICONS[kind]
  return (
    <li>
      <Link className={`${style.line} ${unread ? style.unread : ''}`} to={placeOf(notice)} onClick={onOpen}>
        <Icon className="i" aria-hidden />
        <span className={style.words}>
          <b>{say(`notices.${kind}`, { name })}</b>
          <span>
            {[
              kind === 'wish' ? recordWord('alert', about) : about,
              money && formatMoney(money.sum, money.currency, 'tr'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <time dateTime={at}>{timeSince(at, now)}</time>
        {unread && <span className="sr">{say('notices.new')}</span>}
      </Link>
    </li>
  )
}

const placeOf = ({ kind, id }: Notice): string => {
  if (kind === 'conflict') return TO.conflicts
  return kind === 'message' ? '/dashboard/contact?state=open' : reservationAt(id)
}
