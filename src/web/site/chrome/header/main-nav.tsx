import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSay } from '../../../words/use-say.ts'
import { DropMenu, MenuFault } from '../../kit/layer/drop-menu.tsx'
import { useShownTowns, useSite } from '../../site-data.ts'
import { SiteLink, useSitePath } from '../../site-link.tsx'
import { COMPANY_LINKS } from '../links.ts'
import style from './main-nav.module.css'

/** The menus of the bar from a laptop's width up. Lists come from the site's data; without it they say so. */
export const MainNav = () => {
  const say = useSay()
  const path = useSitePath()
  const { site } = useSite()
  const towns = useShownTowns()
  return (
    <ul className={style.nav}>
      <li>
        <NavLink to={path('/listing')}>{say('nav.listing')}</NavLink>
      </li>
      <li>
        <NavMenu name={say('nav.regions')}>
          {towns ? towns.map((town) => <CountedLink key={town.id} {...town} />) : <MenuFault />}
          <SiteLink className={style.all} to="/regions">
            {say('see.regions')}
          </SiteLink>
        </NavMenu>
      </li>
      <li>
        <NavMenu name={say('nav.types')} wide>
          {site ? site.villaTypes.map((type) => <CountedLink key={type.id} {...type} />) : <MenuFault />}
        </NavMenu>
      </li>
      <li>
        <NavLink to={path('/short-stays')}>{say('nav.short.menu')}</NavLink>
      </li>
      <li>
        <NavMenu name={say('nav.company')}>
          {COMPANY_LINKS.map(({ to, word }) => (
            <SiteLink key={to} to={to}>
              {say(word)}
            </SiteLink>
          ))}
        </NavMenu>
      </li>
      <li>
        <NavLink to={path('/enquire')}>{say('nav.enquire')}</NavLink>
      </li>
    </ul>
  )
}

const NavMenu = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <DropMenu
    menuClass={wide ? style.wide : ''}
    summary={
      <>
        {name} <ChevronDown className="i" aria-hidden="true" />
      </>
    }
  >
    {children}
  </DropMenu>
)

/** A region or a villa type with the number of its villas. */
export const CountedLink = ({ slug, name, villaCount }: { slug: string; name: string; villaCount: number }) => {
  const say = useSay()
  return (
    <SiteLink to={`/${slug}`}>
      {name}
      <small className="num">{say('count.villas', { n: villaCount })}</small>
    </SiteLink>
  )
}
