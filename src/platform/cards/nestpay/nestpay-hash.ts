import { createHash } from 'node:crypto'

const UNSIGNED = new Set(['hash', 'encoding', 'nationalidno'])
const escaped = (value: string): string => value.replace(/[\\|]/g, '\\$&')
const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare

/** The hash (ver3) of a form to the bank's gate or from it: every field in the order of their names, then the key. */
export const nestpayHash = (storeKey: string, fields: Record<string, string>): string => {
  const names = Object.keys(fields).filter((name) => !UNSIGNED.has(name.toLowerCase()))
  const values = names.sort(order).map((name) => escaped(fields[name] ?? ''))
  return createHash('sha512')
    .update([...values, escaped(storeKey)].join('|'), 'utf8')
    .digest('base64')
}
