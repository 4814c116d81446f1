import { MessageCircle, Phone } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'

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
      <a
        className="ib ib--s"
        href={telHref(target.phone)}
        aria-label={say('reservation.call-guest', { guest: target.guestName })}
        title={say('reservation.call')}
      >
        <Phone className="i" aria-hidden />
      </a>
      <a
        className="ib ib--s ib--wa"
        href={whatsAppHref(target.phone, whatsAppText(target))}
        target="_blank"
        rel="noreferrer"
        aria-label={say('reservation.whatsapp-guest', { guest: target.guestName })}
        title={say('reservation.whatsapp')}
      >
        <MessageCircle className="i" aria-hidden />
      </a>
    </>
  ) : null
