import type { SiteWordKey } from '../../words/use-say.ts'

export type NamedLink = { to: string; word: SiteWordKey }

/** The corporate pages, in the menu and in the footer. */
export const COMPANY_LINKS: NamedLink[] = [
  { to: '/about', word: 'nav.about' },
  { to: '/website/document', word: 'nav.documents' },
  { to: '/website/banks', word: 'nav.banks' },
  { to: '/blog', word: 'nav.blog' },
  { to: '/contact', word: 'nav.contact' },
]

export const HELP_LINKS: NamedLink[] = [
  { to: '/website/howrent', word: 'nav.howrent' },
  { to: '/faq', word: 'nav.faq' },
  { to: '/enquire', word: 'nav.enquire' },
  { to: '/guvenli-odeme', word: 'nav.pay' },
  { to: '/website/rental', word: 'nav.rental' },
  { to: '/website/cancel', word: 'nav.cancel' },
  { to: '/website/privacy', word: 'nav.privacy' },
  { to: '/website/kvkk', word: 'nav.kvkk' },
]

export const TURSAB_CHECK = 'https://www.tursab.org.tr/tr/ddsv'

/** 'tel:' and WhatsApp addresses of a number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
export const whatsapp = (number: string, text = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
