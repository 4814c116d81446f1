import type { PaperWords } from '../../../features/papers/print/paper-words.ts'
import { sayPhrase } from '../say.ts'
import { stay as stayEn } from '../site/en/stay.ts'
import { stay as stayRu } from '../site/ru/stay.ts'
import { stay as stayTr } from '../site/tr/stay.ts'
import { papersEn } from './en.ts'
import { papersRu } from './ru.ts'
import { papersTr } from './tr.ts'

const WORDS = {
  tr: { ...stayTr, ...papersTr },
  en: { ...stayEn, ...papersEn },
  ru: { ...stayRu, ...papersRu },
}

/** What printed papers say; prices are called what the site calls them. */
export const sayPaper: PaperWords = (language) => (key, facts) => sayPhrase(WORDS[language][key], language, facts)
