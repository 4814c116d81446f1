import { LogOut, Menu } from 'lucide-react'
import { Link } from 'react-router'
import type { Session } from '../../browser/session.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { Palette } from '../palette/palette.tsx'
import { Bell } from './notices/bell.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import style from './top-bar.module.css'

type Props = { session: Session; menuOpen: boolean; onMenu: () => void; onLogout: () => void }

/**
 * The bar above every screen: 'Admin Paneli', 'Welcome, {name}', theme, Logout; on phones the button of the
 * menu.
 */
export const TopBar = ({ session, menuOpen, onMenu, onLogout }: Props) => (
  <header className={style.bar}>
    <IconButton
      icon={Menu}
      iconSize="l"
      size="large"
      className={style.burger}
      aria-expanded={menuOpen}
      aria-controls="menu"
      label={say('shell.open-menu')}
      onClick={onMenu}
    />
    <span className={style.place}>
      <span className={style.title}>{say('login.title')}</span>
      <span className={style.who}>
        <Welcome name={session.user_name} />
      </span>
    </span>
    <Palette session={session} onLogout={onLogout} />
    {session.user_role === 'ADMIN' && <Bell />}
    <ThemeSwitch />
    <span className={style.who}>
      <Welcome name={session.user_name} />
    </span>
    <Button size="small" className={style.out} onClick={onLogout}>
      <LogOut className="i i--s" aria-hidden />
      <span className="sr--phone">{say('shell.logout')}</span>
    </Button>
  </header>
)

/** The name leads to one's own account. */
const Welcome = ({ name }: { name: string }) => (
  <Link to="/dashboard/account" aria-label={say('account.open', { name })}>
    Welcome, <b>{name}</b>
  </Link>
)
