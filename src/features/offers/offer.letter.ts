import { formatInstant, formatMoney, formatStay } from '../../kernel/format.ts'
import { agencyFacts } from '../letters/agency-facts.ts'
import type { LetterFacts } from '../letters/letter-facts.ts'
import { MOST_VILLAS } from './offers.contract.ts'
import type { Offer, OfferVilla } from './offers.store.ts'

/** What the letter of an offer and its text for WhatsApp may name, in the offer's language. */
export const offerFacts = (
  { guestName, note, language, expiresAt }: Offer,
  villas: readonly OfferVilla[],
  { url, settings }: { url: string; settings: Record<string, string> },
): LetterFacts => ({
  musteri_adi: guestName,
  teklif_notu: note,
  ...Object.fromEntries(
    Array.from({ length: MOST_VILLAS }, (_, index) => {
      const villa = villas[index]
      return [`teklif_villa_${index + 1}`, villa ? lineOf(villa, language) : '']
    }),
  ),
  teklif_son: formatInstant(expiresAt.toISOString(), language),
  teklif_linki: url,
  ...agencyFacts(settings),
})

/** 'Villa Turkuaz, Kalkan: 12–19 Temmuz 2027, 87.500 ₺' */
const lineOf = ({ name, town, checkIn, checkOut, total, currency, note }: OfferVilla, language: Offer['language']) => {
  const line = `${name}, ${town}: ${formatStay(checkIn, checkOut, language, 'year')}, ${formatMoney(total, currency, language)}`
  return note ? `${line} (${note})` : line
}
