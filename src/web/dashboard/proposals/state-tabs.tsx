import { Link } from 'react-router'
import { say } from '../../words/dashboard.ts'
import { Count } from '../kit/page/tag.tsx'
import style from './proposals.module.css'

const STATES = ['', 'open', 'closed'] as const

type Props = { open: number | undefined; state: string; href: (state: string) => string }

/** Which proposals are shown; how many wait. */
export const StateTabs = ({ open, state, href }: Props) => (
  <nav className={style.states} aria-label={say('proposals.state')}>
    {STATES.map((each) => (
      <Link key={each} to={href(each)} aria-current={each === state ? 'true' : undefined}>
        {say(`proposals.state.${each || 'all'}`)}
        {each === 'open' && open !== undefined && <Count n={open} hot />}
      </Link>
    ))}
  </nav>
)
