/** The part of a guest's page that each of its buttons belongs to: what became of it is said there. */
export const PARTS = {
  accept: 'sozlesme',
  message: 'mesaj',
  dates: 'tarihler',
  price: 'tarihler',
  guests: 'misafirler',
  cancel: 'iptal',
} as const

export type Intent = keyof typeof PARTS
export type Part = (typeof PARTS)[Intent]

export const isIntent = (intent: string): intent is Intent => Object.hasOwn(PARTS, intent)
