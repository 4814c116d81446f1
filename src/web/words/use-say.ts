import { useRouteLoaderData } from 'react-router'
import { isLanguage, type Language } from '../../kernel/language.ts'
import type { Facts } from '../../kernel/refusal.ts'
import { type Phrase, sayPhrase } from './say.ts'
import type { BookingWordKey } from './site/booking.tr.ts'
import type { MapWordKey } from './site/map.tr.ts'
import type { PageWordKey } from './site/tr.ts'

export type SiteWordKey = PageWordKey | BookingWordKey | MapWordKey
type Words = Partial<Record<SiteWordKey, Phrase>>
const known = new Map<Language, Words>()

/** The server knows all languages; a browser loads the one its page is in, before hydration. */
export const learn = (language: Language, words: Words): void =>
  void known.set(language, { ...known.get(language), ...words })

/** Loads words of this document's language. */
export const loadWords = async (loaders: Record<Language, () => Promise<Words>>): Promise<void> => {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'tr'
  learn(language, await loaders[language]())
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

export const useSay = (): Say => sayIn(useLanguage())
