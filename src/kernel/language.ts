/** The languages of the public site. Turkish is the source; the others fall back to it. */
export const LANGUAGES = ['tr', 'en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** A public text per language. Turkish is always there. */
export type Localized = { tr: string; en?: string; ru?: string }

/** The text in the asked language, or the Turkish one when it is missing or empty. */
export const inLanguage = (text: Localized, language: Language): string => text[language] || text.tr

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language in SPEC §4's cookie `googtrans=/auto/{lang}` of a cookie header, or undefined. */
export const languageOfCookie = (header: string | undefined): Language | undefined => {
  const asked = /(?:^|;\s*)googtrans=(?:\/|%2F)auto(?:\/|%2F)(\w\w)/i.exec(header ?? '')?.[1]
  return isLanguage(asked) ? asked : undefined
}
