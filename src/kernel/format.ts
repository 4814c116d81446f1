import { type Day, dayNumber } from './day.ts'
import type { Language } from './language.ts'
import { type Currency, type Minor, SYMBOL } from './money.ts'

const NBSP = '\u00a0'
const LOCALE = { tr: 'tr-TR', en: 'en-GB', ru: 'ru-RU' } as const satisfies Record<Language, string>

const cached = <T>(make: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

const numberFormat = cached((key) => {
  const [locale, digits] = key.split('|')
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) })
})

/** '116.550 ₺', in English '₺116,550'; kuruş only when there is some. A minus is U+2212. */
export const formatMoney = (amount: Minor, currency: Currency, language: Language): string => {
  const digits = amount % 100 === 0 ? 0 : 2
  const number = numberFormat(`${LOCALE[language]}|${digits}`).format(Math.abs(amount) / 100)
  const symbol = SYMBOL[currency]
  return `${amount < 0 ? '\u2212' : ''}${language === 'en' ? `${symbol}${number}` : `${number}${NBSP}${symbol}`}`
}

export const formatNumber = (value: number, language: Language, digits = 0): string =>
  numberFormat(`${LOCALE[language]}|${digits}`).format(value)

const STYLES = {
  short: { day: 'numeric', month: 'short' },
  shortYear: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  dayAndWeekday: { day: 'numeric', month: 'long', weekday: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
  weekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  number: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof STYLES

const dayFormat = cached((key) => {
  const [locale, style] = key.split('|')
  return new Intl.DateTimeFormat(locale, { ...STYLES[style as DayStyle], timeZone: 'UTC' })
})

/** A plain date in words; never shifted by a time zone. */
export const formatDay = (day: Day, language: Language, style: DayStyle = 'year'): string =>
  dayFormat(`${LOCALE[language]}|${style}`)
    .format(dayNumber(day) * 86_400_000)
    .replaceAll(' ', NBSP)

/** '10 – 17 Tem', '28 Haz – 5 Tem'. */
export const formatStay = (checkIn: Day, checkOut: Day, language: Language, style: DayStyle = 'short'): string => {
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  return `${sameMonth ? Number(checkIn.slice(8)) : formatDay(checkIn, language, style)}${NBSP}– ${formatDay(checkOut, language, style)}`
}

/** A Turkish number in the groups it is read in: '+905321234567' → '+90 532 123 45 67'; any other stays as it is. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, `+90${NBSP}$1${NBSP}$2${NBSP}$3${NBSP}$4`)

const instantFormat = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Istanbul' }),
)

/** An instant (ISO text) as date and time in Istanbul. */
export const formatInstant = (instant: string, language: Language): string =>
  instantFormat(LOCALE[language]).format(new Date(instant))

/** '350 m', '3,5 km' from whole metres. */
export const formatDistance = (metres: number, language: Language): string =>
  metres < 1000
    ? `${metres}${NBSP}m`
    : `${formatNumber(metres / 1000, language, metres % 1000 < 50 || metres >= 20_000 ? 0 : 1)}${NBSP}km`
