import { Inbox, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'

/** A list without rows says why and what to do. */
export const Empty = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <div className="empty">
    <span className="ic">
      <Inbox className="i i--l" aria-hidden />
    </span>
    <h3>{title}</h3>
    <p>{text}</p>
    {action}
  </div>
)

type FailedProps = { title?: string; text?: string; onRetry: () => void }

/** Something that could not be loaded, with another try. */
export const Failed = ({ title = say('list.failed'), text = say('list.failed-text'), onRetry }: FailedProps) => (
  <div className="empty k-bad" role="alert">
    <span className="ic">
      <WifiOff className="i i--l" aria-hidden />
    </span>
    <h3>{title}</h3>
    <p>{text}</p>
    <button type="button" className="btn btn--s" onClick={onRetry}>
      <RotateCcw className="i i--xs" aria-hidden />
      {say('act.retry')}
    </button>
  </div>
)

/** Grey lines of the height of the rows that will stand there. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div className="skel" aria-busy="true">
    <span className="sr">{say('list.loading')}</span>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without an identity
      <span key={index} className="skel__r">
        <span className="sk" style={{ width: `${[72, 54, 88, 63, 80][index % 5]}%` }} />
      </span>
    ))}
  </div>
)
