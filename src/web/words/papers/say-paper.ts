import type { PaperWords } from '../../../features/papers/print/paper-words.ts'
import { sayPhrase } from '../say.ts'
import { price as priceEn } from '../site/en/price.ts'
import { price as priceRu } from '../site/ru/price.ts'
import { price as priceTr } from '../site/tr/price.ts'
import { papersEn } from './en.ts'
import { papersRu } from './ru.ts'
import { papersTr } from './tr.ts'

const WORDS = {
  tr: { ...priceTr, ...papersTr },
  en: { ...priceEn, ...papersEn },
  ru: { ...priceRu, ...papersRu },
}

/** What printed papers say; prices are called what the site calls them. */
export const sayPaper: PaperWords = (language) => (key, facts) => sayPhrase(WORDS[language][key], language, facts)
