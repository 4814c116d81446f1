import { CircleCheck, Clock, Eye, Pencil, RefreshCw, ShieldAlert, Trash2, Undo2, WifiOff } from 'lucide-react'
import { type FeedView, undoSync } from '../../../features/availability/feeds/feeds.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { Note } from '../kit/page/note.tsx'
import { Badge } from '../kit/page/tag.tsx'
import { timeSince } from '../reservations/time-left.ts'
import style from './feed-row.module.css'
import { errorText, everyText, faultText, HEALTH_TONE } from './feed-words.ts'
import { QuarantineNote } from './quarantine-note.tsx'

export type FeedAct = 'preview' | 'preview-free' | 'sync' | 'keep' | 'change' | 'remove'
type Props = { feed: FeedView; now: number; busy: boolean; onAct: (act: FeedAct) => void }

/** A foreign calendar: how it is, what it keeps closed, and what somebody must decide about it. */
export const FeedRow = ({ feed, now, busy, onAct }: Props) => (
  <div className={style.feed}>
    <div className={style.head}>
      <span className={`${style.logo} ${HEALTH_TONE[feed.health]}`} aria-hidden>
        {feed.name.slice(0, 1).toLocaleUpperCase('tr')}
      </span>
      <div className="grow">
        <b className={style.name}>{feed.name}</b>
        <FeedHealthBadge feed={feed} />
        <p className="t3 sm num ell">{feed.address}</p>
      </div>
      <div className={style.acts}>
        <Button size="small" icon={Eye} onClick={() => onAct('preview')}>
          {say('feeds.preview')}
        </Button>
        <Button size="small" icon={RefreshCw} busy={busy} disabled={busy} onClick={() => onAct('sync')}>
          {say('feeds.sync')}
        </Button>
        <IconButton icon={Pencil} label={`${say('feeds.change')}: ${feed.name}`} onClick={() => onAct('change')} />
        <IconButton icon={Trash2} label={`${say('feeds.remove')}: ${feed.name}`} onClick={() => onAct('remove')} />
      </div>
    </div>
    <Facts feed={feed} now={now} onFree={() => onAct('preview-free')} />
    {feed.error && (
      <Note
        tone="k-bad"
        icon={WifiOff}
        acts={
          <Button size="small" onClick={() => onAct('change')}>
            {say('feeds.new-address')}
          </Button>
        }
      >
        {say('feeds.error', { why: errorText(feed.error) })}{' '}
        <span className="nowrap">{say('feeds.error-tries', { n: feed.failures })}</span>
      </Note>
    )}
    {feed.quarantine && (
      <QuarantineNote
        quarantine={feed.quarantine}
        now={now}
        busy={busy}
        onKeep={() => onAct('keep')}
        onFree={() => onAct('preview-free')}
        onSee={() => onAct('preview')}
      />
    )}
    {feed.undo && <LastSync feed={feed} undo={feed.undo} now={now} />}
    <Lines feed={feed} />
  </div>
)

const ICONS = { healthy: CircleCheck, stale: Clock, failing: WifiOff, quarantined: ShieldAlert }

/** How a foreign calendar is: read, late, failing or held back. */
export const FeedHealthBadge = ({ feed: { health, readAt } }: Pick<Props, 'feed'>) => (
  <Badge tone={HEALTH_TONE[health]} icon={ICONS[health]}>
    {health === 'stale' && !readAt ? say('feeds.never') : say(`feeds.health.${health}`)}
  </Badge>
)

type FactsProps = Pick<Props, 'feed' | 'now'> & { onFree: () => void }

const Facts = ({ feed, now, onFree }: FactsProps) => {
  const { quarantine, recent, readAt, health, nights, reading, everyMinutes, nextAt, missing } = feed
  const failed = recent.split('').filter((sign) => sign === 'x').length
  return (
    <div className={`${style.facts} num`}>
      {recent && (
        <span className={style.pulse} role="img" aria-label={say('feeds.pulse', { n: recent.length, failed })}>
          {recent.split('').map((sign, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: readings have no other name than their place
            <i key={index} data-sign={sign} />
          ))}
        </span>
      )}
      <b>{readAt ? timeSince(readAt, now) : say('feeds.never')}</b>
      <span>
        {health === 'failing' || !reading
          ? say('feeds.kept', { nights })
          : say('feeds.figures', { nights, events: reading.events })}
      </span>
      <span className="t2">
        {health === 'failing' ? say('feeds.next', { at: formatInstant(nextAt, 'tr') }) : everyText(everyMinutes)}
      </span>
      {missing > 0 && <span className="warn-t">{say('feeds.missing', { n: missing })}</span>}
      {missing > 0 && !quarantine && (
        <Button size="small" onClick={onFree}>
          {say('feeds.free-now')}
        </Button>
      )}
      {reading && reading.leftOut > 0 && <span className="t3">{say('feeds.left-out', { n: reading.leftOut })}</span>}
    </div>
  )
}

/** Lines that made no sense, each with what was done instead. */
const Lines = ({ feed: { reading } }: Pick<Props, 'feed'>) =>
  reading && reading.faults.length > 0 ? (
    <details className="sm">
      <summary className="warn-t">{say('feeds.lines', { n: reading.faults.length })}</summary>
      <ul className="stack stack--s">
        {reading.faults.map((fault) => (
          <li key={`${fault.line} ${fault.code}`}>
            {faultText(fault)}
            {fault.text && <code className="db ell">{fault.text}</code>}
          </li>
        ))}
      </ul>
    </details>
  ) : null

type LastProps = Pick<Props, 'feed' | 'now'> & { undo: NonNullable<FeedView['undo']> }

/** What the last reading changed, and the way back while there is one. */
const LastSync = ({ feed, undo: { at, by, added, changed, freed }, now }: LastProps) => {
  const { send, sending } = useWrite(undoSync, undefined, say('feeds.undone'))
  return (
    <p className="row row--wrap gap4 t2 sm">
      {say('feeds.changed', { time: timeSince(at, now), who: recordWord('who', by), added, changed, freed })}
      <Button size="small" look="quiet" icon={Undo2} busy={sending} onClick={() => send({ params: { id: feed.id } })}>
        {say('feeds.undo')}
      </Button>
    </p>
  )
}
