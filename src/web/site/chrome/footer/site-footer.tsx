import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { useSay } from '../../../words/use-say.ts'
import { still } from '../../kit/later/still.tsx'
import { useSetting, useShownTowns, useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { COMPANY_LINKS, HELP_LINKS, type NamedLink } from '../links.ts'
import { Newsletter } from './newsletter.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import style from './site-footer.module.css'

const Agency = still(() => import('./agency.tsx').then((module) => module.Agency))

const SHOWN_TYPES = 7

export const SiteFooter = () => {
  const say = useSay()
  const { site, today } = useSite()
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
        <div className={style.pay}>
          <p>
            <Lock className="i" aria-hidden="true" />
            <span>{say('foot.pay')}</span>
          </p>
          <PaymentMarks label={say('foot.pay.marks')}>
            <li>Havale/EFT</li>
          </PaymentMarks>
        </div>
        <div className={style.end}>
          <span>{say('foot.rights', { year: today.slice(0, 4), brand: useBrand().name })}</span> <Company />
        </div>
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

/** The identity of the company that e-commerce law asks for; what is not filled in is left out. */
const Company = () => {
  const say = useSay()
  const setting = useSetting()
  const parts = [setting('company_title'), setting('mersis_no') && `MERSİS ${setting('mersis_no')}`].filter(Boolean)
  const etbis = setting('etbis_url')
  return (
    <span>
      {parts.join(' · ')}
      {etbis && (
        <>
          {parts.length > 0 && ' · '}
          <a href={etbis} target="_blank" rel="noopener">
            {say('foot.etbis')}
          </a>
        </>
      )}
    </span>
  )
}
