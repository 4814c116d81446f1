import { LogOut, Menu } from 'lucide-react'
import type { Session } from '../../browser/session.ts'
import { say } from '../../words/dashboard.ts'
import { QuickFind } from './quick-find.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type Props = { session: Session; menuOpen: boolean; onMenu: () => void; onLogout: () => void }

/**
 * The bar above every screen (SPEC §2.3): 'Admin Paneli', 'Welcome, {name}', theme, Logout; on phones the button of the
 * menu.
 */
export const TopBar = ({ session, menuOpen, onMenu, onLogout }: Props) => (
  <header className="top">
    <button
      type="button"
      className="ib top__burger"
      aria-expanded={menuOpen}
      aria-controls="menu"
      aria-label={say('shell.open-menu')}
      onClick={onMenu}
    >
      <Menu className="i i--l" aria-hidden />
    </button>
    <span className="top__t">
      <span className="top__title">{say('login.title')}</span>
      <span className="top__who top__who--s">
        Welcome, <b>{session.user_name}</b>
      </span>
    </span>
    <QuickFind />
    <ThemeSwitch />
    <span className="top__who top__who--l">
      Welcome, <b>{session.user_name}</b>
    </span>
    <button type="button" className="btn btn--s top__out" onClick={onLogout}>
      <LogOut className="i i--s" aria-hidden />
      {say('shell.logout')}
    </button>
  </header>
)
