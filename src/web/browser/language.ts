import { LANGUAGES, type Language } from '../../kernel/language.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Clears the language cookie, writes the new one and reloads. An address that names a language is left for
 * the new one's.
 */
export const switchLanguage = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the cookie store; a reload can’t wait for it
  document.cookie = 'googtrans=; path=/; max-age=0; samesite=lax'
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `googtrans=/auto/${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  const { pathname, search } = location
  const named = LANGUAGES.some((each) => each !== 'tr' && (pathname === `/${each}` || pathname.startsWith(`/${each}/`)))
  if (named) location.assign(addressIn(language, pathname.slice(3) || '/') + search)
  else location.reload()
}

/** The address of a page in a language: Turkish has no prefix. */
export const addressIn = (language: Language, path: string): string =>
  language === 'tr' ? path : `/${language}${path === '/' ? '' : path}`
