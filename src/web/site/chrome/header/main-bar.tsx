import { Menu as MenuIcon, Search, User } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { IconButton, iconButtonClass } from '../../kit/button/icon-button.tsx'
import { later } from '../../kit/later/later.tsx'
import bar from '../bar.module.css'
import { Logo } from '../logo.tsx'
import style from './main-bar.module.css'
import { MainNav } from './main-nav.tsx'
import { CurrencyMenu } from './menus/currency-menu.tsx'
import { FavouritesMenu } from './menus/favourites-menu.tsx'
import { LanguageMenu } from './menus/language-menu.tsx'
import { ThemeButton } from './menus/theme-button.tsx'
import { VillaSearch } from './search/villa-search.tsx'

const SideMenu = later(() => import('./side-menu.tsx').then((module) => module.SideMenu))

/** The bar that stays at the top: logo, menus and tools. */
export const MainBar = () => {
  const say = useSay()
  const [menu, setMenu] = useState<boolean>() // nobody has opened it yet
  const [searching, setSearching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (key === seen.current) return // the first page closes nothing: it may have been pressed already
    seen.current = key
    setSearching(false)
    setMenu((open) => open && false)
  }, [key])
  const closeSearch = () => {
    setSearching(false)
    opener.current?.focus()
  }
  return (
    <header className={bar.bar} data-bar>
      <div className={`wrap ${bar.line}`}>
        <IconButton
          className={style.burger}
          aria-label={say('menu.open')}
          aria-expanded={menu ?? false}
          onClick={() => setMenu(true)}
        >
          <MenuIcon className="i" aria-hidden="true" />
        </IconButton>
        <Logo className={bar.logo} />
        <MainNav />
        <div className={style.tools}>
          <IconButton
            className={style.find}
            aria-label={say('find.label')}
            aria-expanded={searching}
            ref={opener}
            onClick={() => setSearching(!searching)}
          >
            <Search className="i" aria-hidden="true" />
          </IconButton>
          <FavouritesMenu />
          <div className={style.wide}>
            <CurrencyMenu />
            <LanguageMenu />
            <ThemeButton className={iconButtonClass(style.theme)} />
            <a className={iconButtonClass(style.dashboard)} href="/dashboard">
              <User className="i" aria-hidden="true" />
              {say('nav.dashboard')}
            </a>
          </div>
        </div>
      </div>
      {searching && (
        <div className={`wrap ${style.search}`}>
          <VillaSearch focus onClose={closeSearch} />
        </div>
      )}
      {menu !== undefined && <SideMenu open={menu} onClose={() => setMenu(false)} />}
    </header>
  )
}
