import { isDay } from '../../../../kernel/day.ts'
import type { FieldFaultCode } from '../../../../kernel/field-faults.ts'
import { Refusal } from '../../../../kernel/refusal.ts'

/** Refuses a file, by what is wrong with it and where. */
export const unreadable = (
  code: Extract<FieldFaultCode, `statement-${string}`>,
  facts: Record<string, string | number> = {},
  detail?: Record<string, unknown>,
): Refusal => new Refusal('malformed', {}, { file: { code, facts } }, detail)

export const MOST_ROWS = 5_000

/** The text of a bank's file: as UTF-8 or UTF-16 when it is that, else as Turkish Windows writes it. */
export const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** A day as banks write it: '12.08.2027', '12/08/2027 14:05', '2027-08-12', '20270812'; undefined when it is none. */
export const dayIn = (written: string): string | undefined => {
  const [first = ''] = written.trim().split(/[T\s]/)
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(first) ?? []
  const whole = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})$/.exec(first)
  const found = day ? [year?.padStart(4, '20'), month?.padStart(2, '0'), day.padStart(2, '0')] : whole?.slice(1)
  const text = found?.join('-') ?? ''
  return isDay(text) ? text : undefined
}

const NUMBER = /^[-+(]?\d[\d.,'\s]*\)?[-+]?$/

/**
 * An amount as banks write it, in minor units: '1.234,56', '1,234.56', '-18200', '18.200,00-', '(5,00) TL'. Undefined
 * when it is none or has more than two digits behind its point.
 */
export const amountIn = (written: string): number | undefined => {
  if (written.length > 60) return undefined // no amount, and signs that repeat take for ever to look for
  const tidy = written
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*(TRY|TL|₺|USD|EUR|GBP|\$|€|£)\s*/gi, '')
    .replace(/\u2212/g, '-')
    .trim()
  if (!NUMBER.test(tidy)) return undefined
  const isNegative = /^[-(]|-$/.test(tidy)
  const digits = tidy.replace(/[^\d.,]/g, '')
  const [whole = '', cents = ''] = splitCents(digits)
  const amount = Number(whole || '0') * 100 + Number(cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount) || cents.length > 2 || whole.length > 12) return undefined
  return isNegative ? 0 - amount : amount
}

/** The last sign is the point when one or two digits follow it, or when the other sign stands before it. */
const splitCents = (digits: string): [string, string] => {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  if (last < 0) return [digits, '']
  const behind = digits.slice(last + 1)
  const sign = digits[last]
  const before = digits.slice(0, last)
  const isPoint = behind.length !== 3 || (before.includes(sign === ',' ? '.' : ',') && !before.includes(sign ?? ''))
  return isPoint ? [before.replace(/[.,]/g, ''), behind] : [digits.replace(/[.,]/g, ''), '']
}
