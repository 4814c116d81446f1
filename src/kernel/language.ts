/** The languages of the public site. Turkish is the source; the others fall back to it. */
export const LANGUAGES = ['tr', 'en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** A public text per language. Turkish is always there. */
export type Localized = { tr: string; en?: string; ru?: string }

/** The text in the asked language, or the Turkish one when it is missing or empty. */
export const inLanguage = (text: Localized, language: Language): string => text[language] || text.tr

/** A value whose localized texts are plain ones. */
export type Translated<T> = T extends Localized
  ? string
  : T extends Date
    ? T
    : T extends readonly (infer Each)[]
      ? Translated<Each>[]
      : T extends object
        ? { [Key in keyof T]: Translated<T[Key]> }
        : T

/** A value, as deep as it goes, with each of its localized texts in one language. */
export const translated = <T>(value: T, language: Language): Translated<T> =>
  intoLanguage(value, language) as Translated<T>

const intoLanguage = (value: unknown, language: Language): unknown => {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((each) => intoLanguage(each, language))
  if (isLocalized(value)) return inLanguage(value, language)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, intoLanguage(each, language)]))
}

const isLocalized = (value: object): value is Localized => 'tr' in value && typeof value.tr === 'string'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language in the cookie `googtrans=/auto/{lang}` of a cookie header, or undefined. */
export const languageOfCookie = (header: string | undefined): Language | undefined => {
  if (!header) return undefined
  const asked = /(?:^|;\s*)googtrans=(?:\/|%2F)auto(?:\/|%2F)(\w\w)/i.exec(header)?.[1]
  return isLanguage(asked) ? asked : undefined
}
