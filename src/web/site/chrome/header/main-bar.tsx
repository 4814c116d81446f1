import { Menu as MenuIcon, Search, User } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { IconButton, iconButtonClass } from '../../kit/button/icon-button.tsx'
import { later } from '../../kit/later/later.tsx'
import { useOnLeaving } from '../../kit/layer/use-on-leaving.ts'
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

/** The bar that stays at the top: logo, menus and tools. What is pressed in it draws nothing else of it anew. */
export const MainBar = () => {
  const say = useSay()
  const [searching, setSearching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useOnLeaving(() => setSearching(false))
  const closeSearch = () => {
    setSearching(false)
    opener.current?.focus()
  }
  return (
    <header className={bar.bar} data-bar>
      <div className={`wrap ${bar.line}`}>
        <Burger />
        <Logo className={bar.logo} />
        <Nav />
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
          <Tools />
        </div>
      </div>
      {searching && (
        <div className={`wrap ${style.search}`}>
          <VillaSearch focus onClose={closeSearch} />
        </div>
      )}
    </header>
  )
}

const Nav = memo(MainNav)

const Tools = memo(() => {
  const say = useSay()
  return (
    <>
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
    </>
  )
})

/** The menu of a phone behind its button. */
const Burger = () => {
  const say = useSay()
  const [open, setOpen] = useState<boolean>() // nobody has opened it yet
  useOnLeaving(() => setOpen((now) => now && false))
  return (
    <>
      <IconButton
        className={style.burger}
        aria-label={say('menu.open')}
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <MenuIcon className="i" aria-hidden="true" />
      </IconButton>
      {open !== undefined && <SideMenu open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
