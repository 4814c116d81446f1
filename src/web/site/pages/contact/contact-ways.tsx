import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneText } from '../../../../kernel/format.ts'
import { useSay } from '../../../words/use-say.ts'
import { telephone, whatsapp } from '../../chrome/links.ts'
import style from './contact-ways.module.css'

/** Every way to reach the agency, and who stands behind it. */
export const ContactWays = ({ setting }: { setting: (key: string) => string }) => {
  const say = useSay()
  const phone = setting('site_phone')
  const chat = setting('site_whatsapp')
  const email = setting('site_email')
  return (
    <aside className={style.ways}>
      {phone && (
        <Way icon={<Phone className="i" aria-hidden />} label={say('contact.phone')} href={telephone(phone)}>
          {phone}
        </Way>
      )}
      {chat && (
        <Way icon={<MessageCircle className="i" aria-hidden />} label="WhatsApp" href={whatsapp(chat)}>
          {phoneText(chat)}
        </Way>
      )}
      {email && (
        <Way icon={<Mail className="i" aria-hidden />} label={say('contact.email')} href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {setting('working_hours') && (
        <Way icon={<Clock className="i" aria-hidden />} label={say('contact.hours')}>
          {setting('working_hours')}
        </Way>
      )}
      {setting('site_address') && (
        <Way
          icon={<MapPin className="i" aria-hidden />}
          label={say('contact.address')}
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(setting('site_address'))}`}
        >
          {setting('site_address')}
        </Way>
      )}
      <p className="tiny">
        {setting('company_title')}
        {setting('tursab_no') && ` · ${say('contact.licence', { no: setting('tursab_no') })}`}
        {setting('mersis_no') && ` · MERSİS ${setting('mersis_no')}`}
      </p>
    </aside>
  )
}

const Way = ({
  icon,
  label,
  href,
  children,
}: {
  icon: ReactNode
  label: string
  href?: string
  children: ReactNode
}) => {
  const text = (
    <p>
      <b>{label}</b>
      <span className="num">{children}</span>
    </p>
  )
  return href ? (
    <a className={style.way} href={href}>
      {icon}
      {text}
    </a>
  ) : (
    <div className={style.way}>
      {icon}
      {text}
    </div>
  )
}
