import { NavLink } from 'react-router'
import tabs from '../page/tabs.module.css'

/** `whole`: only its very address is this view, addresses below it are others. */
export type View = { to: string; word: string; whole?: boolean }

/** The views of one matter, each an address. */
export const Tabs = ({ label, of }: { label: string; of: readonly View[] }) => (
  <nav className={tabs.tabs} aria-label={label} ref={showCurrent}>
    {of.map(({ to, word, whole = false }) => (
      <NavLink key={to} to={to} end={whole}>
        {word}
      </NavLink>
    ))}
  </nav>
)

/** Where there are more than fit, the one that is open is in sight. */
const showCurrent = (nav: HTMLElement | null) => {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
}
