import { bookingTemplates } from './booking-templates.ts'
import { endingTemplates } from './ending-templates.ts'
import { guestTemplates } from './guest-templates.ts'
import { moneyTemplates } from './money-templates.ts'
import { offerTemplates } from './offer-templates.ts'
import { ownerTemplates } from './owner-templates.ts'
import type { Template } from './parts.ts'
import { staffTemplates } from './staff/staff-templates.ts'
import { stayTemplates } from './stay-templates.ts'
import { newsletterTemplates } from './visitors/newsletter-templates.ts'
import { watchTemplates } from './visitors/watch-templates.ts'

/** Every letter there is, by its key, in the order in which staff read them. */
export const DEFAULT_TEMPLATES = {
  ...bookingTemplates,
  ...offerTemplates,
  ...moneyTemplates,
  ...endingTemplates,
  ...stayTemplates,
  ...guestTemplates,
  ...newsletterTemplates,
  ...watchTemplates,
  ...ownerTemplates,
  ...staffTemplates,
} satisfies Record<string, Template>

export type TemplateKey = keyof typeof DEFAULT_TEMPLATES
export const TEMPLATE_KEYS = Object.keys(DEFAULT_TEMPLATES) as TemplateKey[]

/** Those that go out as a mail; the others are texts for WhatsApp. */
export const MAIL_KEYS = TEMPLATE_KEYS.filter((key) => 'body' in DEFAULT_TEMPLATES[key])

export const builtIn = (key: TemplateKey): Template => DEFAULT_TEMPLATES[key]
export const isTemplateKey = (key: string): key is TemplateKey => Object.hasOwn(DEFAULT_TEMPLATES, key)
