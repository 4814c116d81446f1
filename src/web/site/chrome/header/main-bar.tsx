import { Menu as MenuIcon, Search, User } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { Logo } from '../logo.tsx'
import { CurrencyMenu } from './currency-menu.tsx'
import { FavouritesMenu } from './favourites-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MainNav } from './main-nav.tsx'
import { SideMenu } from './side-menu.tsx'
import { ThemeButton } from './theme-button.tsx'
import { VillaSearch } from './villa-search.tsx'

/** The bar that stays at the top: logo, menus and tools. */
export const MainBar = () => {
  const say = useSay()
  const [menu, setMenu] = useState(false)
  const [searching, setSearching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key) setSearching(false)
  }, [key])
  const closeSearch = () => {
    setSearching(false)
    opener.current?.focus()
  }
  return (
    <header className="bar">
      <div className="wrap">
        <button
          type="button"
          className="iconbtn bar__burger"
          aria-label={say('menu.open')}
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          <MenuIcon className="i" aria-hidden="true" />
        </button>
        <Logo />
        <MainNav />
        <div className="bar__tools">
          <button
            type="button"
            className="iconbtn only-sm"
            aria-label={say('find.label')}
            aria-expanded={searching}
            ref={opener}
            onClick={() => setSearching(!searching)}
          >
            <Search className="i" aria-hidden="true" />
          </button>
          <FavouritesMenu />
          <CurrencyMenu />
          <LanguageMenu />
          <ThemeButton className="iconbtn from-lg" />
          <a className="iconbtn dash-link from-lg" href="/dashboard">
            <User className="i" aria-hidden="true" />
            {say('nav.dashboard')}
          </a>
        </div>
      </div>
      {searching && (
        <div className="wrap bar__search">
          <VillaSearch className="barsearch" focus onClose={closeSearch} />
        </div>
      )}
      <SideMenu open={menu} onClose={() => setMenu(false)} />
    </header>
  )
}
