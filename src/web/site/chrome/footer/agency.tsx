import { Mail, MapPin, Phone, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneText } from '../../../../kernel/format.ts'
import { useBrand } from '../../../brand.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useSetting, useSite } from '../../site-data.ts'
import { TURSAB_CHECK, telephone, whatsapp } from '../links.ts'
import { Logo } from '../logo.tsx'
import style from './site-footer.module.css'
import { ChatIcon } from './social-links.tsx'

/** Who runs the site and how to reach them. What staff have not written in a language, the product says. */
export const Agency = () => {
  const say = useSay()
  const language = useLanguage()
  const setting = useSetting()
  const { site } = useSite()
  const phone = setting('site_phone')
  const chat = setting('site_whatsapp')
  const email = setting('site_email')
  const address = setting('site_address')
  return (
    <div className={style.agency}>
      <Logo className={style.logo} />
      <p className={style.text}>
        {setting(language === 'tr' ? 'site_footer_text' : `site_footer_text_${language}`) || say('foot.about')}
      </p>
      {!site && <p role="status">{say('error.network')}</p>}
      <ul>
        {phone && (
          <Line icon={<Phone className="i" aria-hidden="true" />} href={telephone(phone)} text={phoneText(phone)} />
        )}
        {chat && <Line icon={<ChatIcon />} href={whatsapp(chat)} text={`WhatsApp ${phoneText(chat)}`} />}
        {email && <Line icon={<Mail className="i" aria-hidden="true" />} href={`mailto:${email}`} text={email} />}
        {address && <Line icon={<MapPin className="i" aria-hidden="true" />} text={address} />}
      </ul>
      <a className={style.licence} href={TURSAB_CHECK} target="_blank" rel="noopener">
        <ShieldCheck className="i" aria-hidden="true" />
        <span>
          <b>{say('licence.agency')}</b>
          <small>{say('licence.verify', { number: useBrand().licence })}</small>
        </span>
      </a>
    </div>
  )
}

const Line = ({ icon, href, text }: { icon: ReactNode; href?: string; text: string }) => (
  <li>
    {icon}
    {href ? (
      <a className="num" href={href}>
        {text}
      </a>
    ) : (
      <span>{text}</span>
    )}
  </li>
)
