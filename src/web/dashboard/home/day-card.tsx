import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { say } from '../../words/dashboard.ts'

type Props = {
  title: string
  icon: LucideIcon
  count: number
  /** So many rows show at first; the rest is one press away, and on paper always there. */
  first: 5 | 8
  hot?: boolean
  note?: ReactNode
  empty: string
  className?: string
  children: ReactNode[]
}

/** A card of the day view: a title with its number, rows, or a word when there are none. */
export const DayCard = ({ title, icon: Icon, count, first, hot, note, empty, className = '', children }: Props) => {
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : children.length - first
  return (
    <section className={`card ${className}`}>
      <div className="card__h">
        <h2>
          <Icon className="i" aria-hidden />
          {title}
        </h2>
        <span className={`n-badge num${hot && count > 0 ? ' n-badge--hot' : ''}`}>{count}</span>
        {note && <div className="acts">{note}</div>}
      </div>
      {count === 0 ? (
        <p className="card__b t3">{empty}</p>
      ) : (
        <ul className={all ? 'lis' : `lis lis--${first}`}>{children}</ul>
      )}
      {hidden > 0 && (
        <button type="button" className="more" onClick={() => setAll(true)}>
          {say('home.n-more', { n: hidden })} <ChevronDown className="i i--xs" aria-hidden />
        </button>
      )}
    </section>
  )
}
