import type { Language } from '../../../kernel/language.ts'
import type { DeclineCause } from '../desk.shape.ts'

/** What a guest reads about a request that was declined: sentences of the agency, never what was typed. */
const SENTENCES: Record<DeclineCause, Record<Language, string>> = {
  taken: {
    tr: 'Bu tarihler bu arada doldu.',
    en: 'The dates have been taken in the meantime.',
    ru: 'Эти даты тем временем заняли.',
  },
  works: {
    tr: 'Villada bu tarihlerde bakım çalışması yapılacak.',
    en: 'There will be maintenance work at the villa on these dates.',
    ru: 'В эти дни на вилле запланированы работы.',
  },
  party: {
    tr: 'Villa, grubunuzun kişi sayısına uygun değil.',
    en: 'The villa does not suit the size of your party.',
    ru: 'Вилла не подходит для такого числа гостей.',
  },
  short: {
    tr: 'Bu dönemde yalnızca daha uzun konaklamalar kabul ediliyor.',
    en: 'In this season only longer stays are accepted.',
    ru: 'В этот период принимаются только более долгие заезды.',
  },
  other: { tr: '', en: '', ru: '' },
}

export const declineSentence = (cause: DeclineCause, language: Language): string => SENTENCES[cause][language]
