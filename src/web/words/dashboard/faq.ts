import type { Phrase } from '../say.ts'

/** The questions of the site. */
export const faqWords = {
  'faq.position': 'Sıra',
  'faq.question': 'Soru',
  'faq.answer': 'Yanıt',
  'faq.none': 'Henüz soru yok',
  'faq.none-text': 'Misafirlerin sık sorduğu ilk soruyu ekleyin; sitede hemen görünür.',
  'faq.new': 'Yeni soru',
  'faq.edit': 'Soruyu düzenle',
} satisfies Record<string, Phrase>
