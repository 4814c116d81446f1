import { Inbox, type LucideIcon, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../button/button.tsx'
import style from './states.module.css'

type EmptyProps = { title: string; text: string; action?: ReactNode; icon?: LucideIcon; as?: 'h1' | 'h3' }

/** A list without rows says why and what to do. */
export const Empty = ({ title, text, action, icon: Icon = Inbox, as: Title = 'h3' }: EmptyProps) => (
  <div className={style.empty}>
    <span className={style.icon}>
      <Icon className="i i--l" aria-hidden />
    </span>
    <Title className={style.title}>{title}</Title>
    <p>{text}</p>
    {action}
  </div>
)

type FailedProps = { title?: string; text?: string; onRetry: () => void }

/** Something that could not be loaded, with another try. */
export const Failed = ({ title = say('list.failed'), text = say('list.failed-text'), onRetry }: FailedProps) => (
  <div className="k-bad" role="alert">
    <Empty
      icon={WifiOff}
      title={title}
      text={text}
      action={
        <Button size="small" icon={RotateCcw} onClick={onRetry}>
          {say('act.retry')}
        </Button>
      }
    />
  </div>
)

/** Grey lines of the height of the rows that will stand there. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div className={style.rows} aria-busy="true">
    <span className="sr">{say('list.loading')}</span>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without an identity
      <span key={index} className={style.row}>
        <span className={style.line} style={{ width: `${[72, 54, 88, 63, 80][index % 5]}%` }} />
      </span>
    ))}
  </div>
)
