import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say } from '../../../words/dashboard.ts'
import style from './page-head.module.css'

type Props = {
  title: ReactNode
  /** A smaller word behind the title. */
  note?: ReactNode
  /** What stands behind the title, on its own. */
  beside?: ReactNode
  acts?: ReactNode
  /** On phones the buttons have a line of their own and share it. */
  wideActs?: boolean
}

/** What a screen is about, and what can be done on it. */
export const PageHead = ({ title, note, beside, acts, wideActs }: Props) => (
  <div className={style.head}>
    <h1>
      {title} {note && <small>{note}</small>}
    </h1>
    {beside}
    {acts && <div className={`${style.acts} ${wideActs ? style.wide : ''}`}>{acts}</div>}
  </div>
)

/** Where a screen belongs: the list it came from, then itself. */
export const Crumb = ({ to, from, children }: { to: string; from: string; children: ReactNode }) => (
  <nav className={style.crumb} aria-label={say('shell.breadcrumb')}>
    <Link to={to}>{from}</Link>
    <ChevronRight className="i i--xs" aria-hidden />
    <span>{children}</span>
  </nav>
)
