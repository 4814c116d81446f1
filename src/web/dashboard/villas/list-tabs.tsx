import { NavLink } from 'react-router'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { FEATURES, PRICES, TO } from '../places.ts'
import { useIsAdmin } from '../staff.ts'

/** The views of all villas: the list, and what the agency has beside it. */
export const ListTabs = () =>
  useIsAdmin() && (
    <nav className={tabs.tabs} aria-label={say('villas.views')}>
      <NavLink to={TO.villas} end>
        {say('villas.list')}
      </NavLink>
      <NavLink to={PRICES}>{say('prices.title')}</NavLink>
      <NavLink to={FEATURES}>{say('features.title')}</NavLink>
      <NavLink to={TO.owners}>{say('owners.title')}</NavLink>
      <NavLink to={TO.permits}>{say('permits.title')}</NavLink>
      <NavLink to={TO.proposals}>{say('proposals.title')}</NavLink>
    </nav>
  )
