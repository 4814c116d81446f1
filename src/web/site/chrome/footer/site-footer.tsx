import type { ReactNode } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { still } from '../../kit/later/still.tsx'
import { useShownTowns, useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { COMPANY_LINKS, HELP_LINKS, type NamedLink } from '../links.ts'
import { Newsletter } from './newsletter.tsx'
import './payment-marks.module.css' // a still part brings no styles of its own
import style from './site-footer.module.css'

const Agency = still(() => import('./agency.tsx').then((module) => module.Agency))
const FooterEnd = still(() => import('./footer-end.tsx').then((module) => module.FooterEnd))

const SHOWN_TYPES = 7

export const SiteFooter = () => {
  const say = useSay()
  const { site } = useSite()
  return (
    <footer className={style.footer}>
      <div className="wrap">
        <Newsletter />
        <div className={style.columns}>
          <Agency />
          <Column title={say('nav.types')} links={site?.villaTypes.slice(0, SHOWN_TYPES)} />
          <Column title={say('nav.regions')} links={useShownTowns() ?? undefined} />
          <Words title={say('nav.company')} links={COMPANY_LINKS}>
            <li>
              <a href="/dashboard">{say('nav.dashboard')}</a>
            </li>
          </Words>
          <Words title={say('nav.help')} links={HELP_LINKS} />
        </div>
        <FooterEnd />
      </div>
    </footer>
  )
}

const Column = ({ title, links }: { title: string; links?: readonly { id: number; slug: string; name: string }[] }) => {
  const say = useSay()
  return (
    <div>
      <h3>{title}</h3>
      {!links && <p role="status">{say('error.network')}</p>}
      <ul>
        {links?.map(({ id, slug, name }) => (
          <li key={id}>
            <SiteLink to={`/${slug}`}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Words = ({ title, links, children }: { title: string; links: NamedLink[]; children?: ReactNode }) => {
  const say = useSay()
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, word }) => (
          <li key={to}>
            <SiteLink to={to}>{say(word)}</SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
