import { formatMoney } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'

/** What a guest reads about the money of a cancelled stay. */
const SENTENCES: Record<Language, { unpaid: string; paid: (paid: string, refund: string) => string }> = {
  tr: {
    unpaid: 'İptal için sizden bir ücret alınmadı; iade edilecek bir ödeme de yok.',
    paid: (paid, refund) =>
      `Ödenen: ${paid}. İade edilecek: ${refund}. İade, ödemeyi yaptığınız yolla birkaç iş günü içinde yapılır.`,
  },
  en: {
    unpaid: 'Nothing was charged for the cancellation, and there is no payment to return.',
    paid: (paid, refund) => `Paid: ${paid}. To be returned: ${refund}, the way you paid, within a few business days.`,
  },
  ru: {
    unpaid: 'Плата за отмену не взимается, платежей к возврату нет.',
    paid: (paid, refund) =>
      `Оплачено: ${paid}. К возврату: ${refund}, тем же способом, в течение нескольких рабочих дней.`,
  },
}

/** A promise to pay back only where money is in the house; sums in minor units. */
export const refundSentence = (
  language: Language,
  { paid, refund, currency }: { paid: Minor; refund: Minor; currency: Currency },
): string => {
  const sentences = SENTENCES[language]
  if (paid <= 0) return sentences.unpaid
  return sentences.paid(formatMoney(paid, currency, language), formatMoney(refund, currency, language))
}
