import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import rows from '../../kit/list/rows.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './day-card.module.css'
import { Rest } from './rest.tsx'

type Props = {
  title: string
  icon: LucideIcon
  /** How many there are, also when fewer came. */
  count: number
  /** So many rows show at first; the rest is one press away, and on paper always there. */
  first: 5 | 8
  hot?: boolean
  note?: ReactNode
  empty: string
  className?: string
  children: ReactNode[]
}

const FIRST = { 5: style.five, 8: style.eight }

/** A card of the day view: a title with its number, rows, or a word when there are none. */
export const DayCard = ({ title, icon, count, first, hot, note, empty, className, children }: Props) => {
  const [all, setAll] = useState(false)
  return (
    <Card title={title} icon={icon} count={count} hot={hot} acts={note} className={className}>
      {count === 0 ? (
        <CardBody className="t3">{empty}</CardBody>
      ) : (
        <ul className={`${rows.rows} ${all ? '' : FIRST[first]}`}>{children}</ul>
      )}
      <Rest shown={all ? children.length : first} came={children.length} count={count} onAll={() => setAll(true)} />
    </Card>
  )
}
