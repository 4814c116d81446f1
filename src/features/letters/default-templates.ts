import type { Localized } from '../../kernel/language.ts'
import { bookingTemplates } from './booking-templates.ts'
import { endingTemplates } from './ending-templates.ts'
import { paymentTemplates } from './payment-templates.ts'

/** A letter as it is written unless staff word it otherwise. `{{ name }}` stands for a fact; values are escaped. */
export type Template = { subject: Localized; body: Localized }

/** Every letter there is, by its key. */
export const DEFAULT_TEMPLATES = { ...bookingTemplates, ...endingTemplates, ...paymentTemplates } satisfies Record<
  string,
  Template
>

export type TemplateKey = keyof typeof DEFAULT_TEMPLATES
export const TEMPLATE_KEYS = Object.keys(DEFAULT_TEMPLATES) as TemplateKey[]
