import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; icon: LucideIcon; count: number; hot?: boolean; note?: ReactNode; empty: string; children: ReactNode }

/** A card of the day view: a title with its number, rows, or a word when there are none. */
export const DayCard = ({ title, icon: Icon, count, hot, note, empty, children }: Props) => (
  <section className="card">
    <div className="card__h">
      <h2>
        <Icon className="i" aria-hidden />
        {title}
      </h2>
      <span className={`n-badge num${hot && count > 0 ? ' n-badge--hot' : ''}`}>{count}</span>
      {note && <div className="acts">{note}</div>}
    </div>
    {count === 0 ? <p className="card__b t3">{empty}</p> : <ul className="lis">{children}</ul>}
  </section>
)
