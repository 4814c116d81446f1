import { useRouteLoaderData } from 'react-router'
import { isLanguage, type Language } from '../../kernel/language.ts'
import type { Facts } from '../../kernel/refusal.ts'
import { type Phrase, sayPhrase } from './say.ts'
import type { SiteWordKey } from './site/tr.ts'

type Words = Record<SiteWordKey, Phrase>
const known = new Map<Language, Words>()

/** The server knows all languages; a browser loads the one its page is in, before hydration. */
export const learn = (language: Language, words: Words): void => void known.set(language, words)

const LOADERS: Record<Language, () => Promise<Words>> = {
  tr: () => import('./site/tr.ts').then(({ tr }) => tr),
  en: () => import('./site/en.ts').then(({ en }) => en),
  ru: () => import('./site/ru.ts').then(({ ru }) => ru),
}
export const loadWords = async (language: Language): Promise<void> => learn(language, await LOADERS[language]())

export type Say = (key: SiteWordKey, facts?: Facts) => string

/** The sentences of a language; for loaders and `meta`, where no hook can be. */
export const sayIn =
  (language: Language): Say =>
  (key, facts) => {
    const words = known.get(language) ?? known.get('tr')
    return words ? sayPhrase(words[key], language, facts) : key
  }

export const useLanguage = (): Language => {
  const data = useRouteLoaderData<{ language: Language }>('root')
  return isLanguage(data?.language) ? data.language : 'tr'
}

export const useSay = (): Say => sayIn(useLanguage())
