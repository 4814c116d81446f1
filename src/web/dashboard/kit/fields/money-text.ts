import type { Minor } from '../../../../kernel/money.ts'

/**
 * '17.250,50', '17 250,5 TL' or '17250.50' → 1725050; undefined when it is no amount. Three digits behind a point are
 * thousands, one or two at the end are kuruş; what could be either ('0.500', '1,250') is no amount.
 */
export const parseAmount = (text: string): Minor | undefined => {
  const [, grouped, plain, kurus = ''] = AMOUNT.exec(bareAmount(text)) ?? []
  const whole = grouped?.replace(/\D/g, '') ?? plain
  return whole === undefined ? undefined : Number(whole) * 100 + Number(kurus.padEnd(2, '0'))
}

/** What is typed without the currency before or behind it; spaces between its digits are plain ones. */
export const bareAmount = (text: string): string =>
  text.replace(/\s/g, ' ').trim().replace(LEADING_MARK, '').replace(TRAILING_MARK, '')

const MARK = '(?:[₺$€£]|TL|TRY|USD|EUR|GBP)'
const LEADING_MARK = new RegExp(`^${MARK} *`, 'i')
const TRAILING_MARK = new RegExp(` *${MARK}$`, 'i')
const AMOUNT = /^(?:([1-9]\d{0,2}(?:(?:\.\d{3}){1,3}|(?: \d{3}){1,3}))(?=,|$)|(\d{1,12}))(?:[.,](\d{1,2}))?$/
