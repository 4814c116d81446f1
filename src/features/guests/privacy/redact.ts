/** What is put in place of somebody's name, number or address. */
export const BLANK = '•'

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** A number however it is written: '+905321234567' is also '0532 123 45 67'. */
const phonePattern = (phone: string): string =>
  `(?<!\\d)(?:\\+?90|0)?[ ().-]*${[...phone.replace(/\D/g, '').slice(-10)].join('[ ().-]*')}(?!\\d)`

/**
 * One pattern, for JavaScript and PostgreSQL alike, of the addresses, numbers and whole names; null for nothing to
 * look for. A name of one word is none: it would be found in others' texts.
 */
export const patternOf = ({ contacts, names }: { contacts: string[]; names: string[] }): string | null => {
  const mails = contacts.filter((each) => each.includes('@')).map(literally)
  const phones = contacts.filter((each) => /^\+?\d{7,}$/.test(each)).map(phonePattern)
  const whole = names.filter((name) => name.trim().includes(' ')).map((name) => literally(name.trim()))
  const all = [...mails, ...phones, ...whole]
  return all.length ? all.join('|') : null
}

/** A text, or every text inside a JSON value, with what fits the pattern blanked. */
export const redacted = (value: unknown, pattern: RegExp): unknown => {
  if (typeof value === 'string') return value.replace(pattern, BLANK)
  if (Array.isArray(value)) return value.map((each) => redacted(each, pattern))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redacted(each, pattern)]))
}
