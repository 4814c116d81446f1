import { MessageCircle, Phone } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { IconLink } from '../../kit/button/icon-button.tsx'

export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Opens WhatsApp with a text that the person still has to send. */
export const whatsAppHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

type Target = { phone: string; guestName: string; code: string; villa: string }

export const whatsAppText = ({ guestName, code, villa }: Target): string =>
  say('reservation.whatsapp-text', { guest: guestName, code, villa })

/** Call and WhatsApp as two icons; nothing when the number is not ours to see. */
export const ContactIcons = (target: Target) =>
  target.phone ? (
    <>
      <IconLink
        icon={Phone}
        to={telHref(target.phone)}
        label={say('reservation.call-guest', { guest: target.guestName })}
        title={say('reservation.call')}
      />
      <IconLink
        icon={MessageCircle}
        look="whatsapp"
        to={whatsAppHref(target.phone, whatsAppText(target))}
        target="_blank"
        rel="noreferrer"
        label={say('reservation.whatsapp-guest', { guest: target.guestName })}
        title={say('reservation.whatsapp')}
      />
    </>
  ) : null
