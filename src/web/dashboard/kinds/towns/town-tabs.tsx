import { NavLink } from 'react-router'
import { say } from '../../../words/dashboard.ts'
import tabs from '../../kit/page/tabs.module.css'
import { DISTRICTS, TOWNS } from '../../places.ts'

/** The regions, and the districts in them. */
export const TownTabs = () => (
  <nav className={tabs.tabs} aria-label={say('towns.views')}>
    <NavLink to={TOWNS} end>
      {say('towns.towns')}
    </NavLink>
    <NavLink to={DISTRICTS}>{say('towns.districts')}</NavLink>
  </nav>
)
