import { NavLink } from 'react-router'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { ALL_FEEDS, TO } from '../places.ts'
import { useIsAdmin } from '../staff.ts'

/** What is closed, and the foreign calendars that close it. */
export const DatesTabs = () =>
  useIsAdmin() && (
    <nav className={tabs.tabs} aria-label={say('menu.external')}>
      <NavLink to={TO.dates} end>
        {say('dates.list')}
      </NavLink>
      <NavLink to={ALL_FEEDS}>{say('feeds.all')}</NavLink>
    </nav>
  )
