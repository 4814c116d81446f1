import { Eye, LockOpen, Shield, ShieldAlert } from 'lucide-react'
import type { Quarantine } from '../../../features/availability/feeds/feed.shape.ts'
import { daysBetween } from '../../../kernel/day.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import facts from '../kit/page/facts.module.css'
import { timeSince } from '../reservations/time-left.ts'
import { stayText } from '../stay-text.ts'
import style from './feed-row.module.css'

type Props = {
  quarantine: Quarantine
  now: number
  busy: boolean
  onKeep: () => void
  onFree: () => void
  onSee: () => void
}

const SHOWN = 8

/** A feed that lost much at once: what was not done, and the two ways on. */
export const QuarantineNote = ({ quarantine: { had, lost, since }, now, busy, onKeep, onFree, onSee }: Props) => {
  const nights = lost.reduce((sum, { from, until }) => sum + daysBetween(from, until), 0)
  const ranges = lost.map(({ from, until }) =>
    say('feeds.n-nights', { dates: stayText(from, until), n: daysBetween(from, until) }),
  )
  const more = ranges.length > SHOWN ? ` +${ranges.length - SHOWN}` : ''
  return (
    <div className={`${style.quarantine} k-warn`}>
      <div className={style.quarantineHead}>
        <ShieldAlert className="i" aria-hidden />
        <p>
          <b>{say('feeds.quarantine', { had, lost: nights })}</b> {say('feeds.quarantine-not-done')}
        </p>
      </div>
      <div className={style.quarantineBody}>
        <dl className={`${facts.facts} ${facts.left}`}>
          <dt>{say('feeds.quarantine-lost')}</dt>
          <dd>{ranges.slice(0, SHOWN).join(', ') + more}</dd>
          <dt>{say('feeds.quarantine-since')}</dt>
          <dd className="num">{timeSince(since, now)}</dd>
          <dt>{say('feeds.quarantine-why')}</dt>
          <dd>{say('feeds.quarantine-why-text')}</dd>
        </dl>
        <div className="row row--wrap gap4">
          <Button look="main" icon={Shield} busy={busy} disabled={busy} onClick={onKeep}>
            {say('feeds.quarantine-keep')}
          </Button>
          <Button icon={LockOpen} onClick={onFree}>
            {say('feeds.quarantine-free', { n: nights })}
          </Button>
          <Button look="quiet" icon={Eye} onClick={onSee}>
            {say('feeds.quarantine-see')}
          </Button>
        </div>
      </div>
    </div>
  )
}
