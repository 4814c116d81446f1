import { useRouteLoaderData } from 'react-router'
import { isLanguage, LANGUAGES, type Language } from '../../kernel/language.ts'
import type { Facts } from '../../kernel/refusal.ts'
import { type Phrase, sayPhrase } from './say.ts'
import type { SiteWordKey } from './site/keys.ts'

export type { SiteWordKey }

type Words = Partial<Record<SiteWordKey, Phrase>>
const known = new Map<Language, Words>()

/** The server knows all languages; a browser loads the one its page is in, before hydration. */
export const learn = (language: Language, files: object[]): void =>
  void known.set(language, Object.assign(known.get(language) ?? {}, ...files.flatMap(Object.values)))

/** Loads those of some files of words (by their path) that are in this document's language. */
export const loadWords = async (files: Record<string, () => Promise<unknown>>): Promise<void> => {
  if (import.meta.env.SSR) return
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'tr'
  const ours = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  learn(language, (await Promise.all(ours.map(([, load]) => load()))) as object[])
}

export type Say = (key: SiteWordKey, facts?: Facts) => string

/** The sentences of a language; for loaders and `meta`, where no hook can be. */
export const sayIn =
  (language: Language): Say =>
  (key, facts) => {
    const phrase = (known.get(language) ?? known.get('tr'))?.[key]
    return phrase === undefined ? key : sayPhrase(phrase, language, facts)
  }

export const useLanguage = (): Language => {
  const data = useRouteLoaderData<{ language: Language }>('root')
  return isLanguage(data?.language) ? data.language : 'tr'
}

/** The same function for the same language, at every call. */
export const useSay = (): Say => SAYS[useLanguage()]

const SAYS = Object.fromEntries(LANGUAGES.map((language) => [language, sayIn(language)])) as Record<Language, Say>
