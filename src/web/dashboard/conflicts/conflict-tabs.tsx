import { NavLink } from 'react-router'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { TO } from '../places.ts'

/** What waits to be settled, and what was. */
export const ConflictTabs = () => (
  <nav className={tabs.tabs} aria-label={say('conflicts.title')}>
    <NavLink to={TO.conflicts} end>
      {say('conflicts.tab-open')}
    </NavLink>
    <NavLink to={TO.settledConflicts}>{say('conflicts.settled')}</NavLink>
  </nav>
)
