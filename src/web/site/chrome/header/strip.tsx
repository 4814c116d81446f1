import { Mail, Phone, ShieldCheck } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { useSay } from '../../../words/use-say.ts'
import { useSetting, useSite } from '../../site-data.ts'
import { SocialLinks } from '../footer/social-links.tsx'
import { TURSAB_CHECK, telephone } from '../links.ts'
import { VillaSearch } from './search/villa-search.tsx'
import style from './strip.module.css'

/** The dark strip above the bar: social pages, licence, villa search, phone and e-mail. */
export const Strip = () => {
  const say = useSay()
  const { site } = useSite()
  const setting = useSetting()
  return (
    <section className={style.strip} aria-label={say('strip')} data-bar>
      <div className={`wrap ${style.line}`}>
        <SocialLinks className={style.social} />
        <a className={style.licence} href={TURSAB_CHECK} target="_blank" rel="noopener" title={say('licence.check')}>
          <ShieldCheck className="i" aria-hidden="true" />
          <span>
            {say('licence.short')} <b className="num">{useBrand().licence}</b>
          </span>
        </a>
        <div className={style.search}>
          <VillaSearch />
        </div>
        {site ? (
          <div className={style.contact}>
            <Contact
              icon={<Phone className="i" aria-hidden="true" />}
              text={setting('site_phone')}
              href={telephone(setting('site_phone'))}
            />
            <Contact
              icon={<Mail className="i" aria-hidden="true" />}
              text={setting('site_email')}
              href={`mailto:${setting('site_email')}`}
            />
          </div>
        ) : (
          <p className={style.fault} role="status">
            {say('error.network')}
          </p>
        )}
      </div>
    </section>
  )
}

const Contact = ({ icon, text, href }: { icon: React.ReactNode; text: string; href: string }) =>
  text && (
    <a href={href}>
      {icon}
      <span className="num">{text}</span>
    </a>
  )
