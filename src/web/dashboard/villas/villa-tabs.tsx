import { NavLink } from 'react-router'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { useIsAdmin } from '../staff.ts'

/** The screens of one villa, as the ends of their addresses. */
const TABS: readonly { to: string; word: DashboardWordKey; admin?: true }[] = [
  { to: '', word: 'villa.tab.house', admin: true },
  { to: 'calendar', word: 'villa.tab.calendar' },
  { to: 'feeds', word: 'villa.tab.feeds' },
  { to: 'prices', word: 'villa.tab.prices' },
  { to: 'photos', word: 'villa.tab.photos' },
  { to: 'permit', word: 'permit.tab', admin: true },
  { to: 'visits', word: 'visits.tab', admin: true },
]

/** The screens of one villa, as tabs. */
export const VillaTabs = ({ villaId }: { villaId: number }) => {
  const isAdmin = useIsAdmin()
  return (
    <nav className={tabs.tabs} aria-label={say('villa.tabs')}>
      {TABS.filter(({ admin }) => isAdmin || !admin).map(({ to, word }) => (
        <NavLink key={to} to={`/dashboard/villas/${villaId}${to && `/${to}`}`} end>
          {say(word)}
        </NavLink>
      ))}
    </nav>
  )
}
