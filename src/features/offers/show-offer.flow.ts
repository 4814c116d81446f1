import { dayInIstanbul } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { found } from '../../kernel/refusal.ts'
import { calendarFrom, quoteFrom } from '../availability/quote.flow.ts'
import { calendarOf } from '../availability/villa-nights.store.ts'
import { chatsOf } from '../letters/templates/templates.store.ts'
import { renderChat } from '../letters/text/render-letter.ts'
import { cardsOf } from '../search/villa-card.view.ts'
import { publicSettingsOf } from '../settings/settings.store.ts'
import { villaById } from '../villas/villas.store.ts'
import { offerFacts } from './offer.letter.ts'
import { offerState, standingOf } from './offer-state.ts'
import type { GuestOffer, OfferedVilla, WholeOffer } from './offers.contract.ts'
import { codesOf, type Offer, type OfferVilla, offerById, villasOfOffers } from './offers.store.ts'
import { type Asked, forStaff, offerOfToken, offerUrl } from './offers.view.ts'

/** One offer with its text for WhatsApp; refuses 'not-found'. */
export const wholeOffer = async (act: Asked, id: number): Promise<WholeOffer> => {
  const row = found(await offerById(act.db, id))
  const villas = await villasOfOffers(act.db, [id])
  const codes = await codesOf(act.db, row.reservationId ? [row.reservationId] : [])
  return { ...forStaff(act, row, villas, codes), chat: await chatOf(act, row, villas) }
}

/** The facts of an offer's letter as they are now. */
export const factsOfOffer = async ({ db, services }: Asked, row: Offer, villas: OfferVilla[]) =>
  offerFacts(row, villas, { url: offerUrl(services, row), settings: await publicSettingsOf(db) })

const chatOf = async (act: Asked, row: Offer, villas: OfferVilla[]): Promise<string> => {
  const wording = (await chatsOf(act.db, ['offer'], row.language)).get('offer') ?? ''
  return renderChat(wording, await factsOfOffer(act, row, villas))
}

/** An offer as its guest sees it: every villa is asked anew for its nights and its price. */
export const guestOfferView = async (act: Asked & { language: Language }, token: string): Promise<GuestOffer> => {
  const row = await offerOfToken(act.db, token)
  const state = offerState(row, act.now)
  const { guestName, note, adults, children, infants, expiresAt, createdBy, email } = row
  const villas: OfferedVilla[] = []
  // One after the other: the embedded database has one connection.
  for (const villa of await villasOfOffers(act.db, [row.id])) villas.push(await standing(act, row, villa))
  return {
    ...{ state, guestName, note, adults, children, infants, villas },
    from: createdBy,
    expiresAt: expiresAt.toISOString(),
    hasEmail: email !== '',
  }
}

const standing = async (act: Asked & { language: Language }, row: Offer, villa: OfferVilla): Promise<OfferedVilla> => {
  const { db, services, now, language } = act
  const { id, villaId, name, checkIn, checkOut, total: offered, currency, note, chosenAt } = villa
  const today = dayInIstanbul(now)
  const [card = null] = cardsOf(services.search, [villaId], today, language)
  const shown = { id, name, card, note, checkIn, checkOut, offered, currency, chosen: chosenAt !== null }
  const nothing = { total: null, prepayment: 0, damageDeposit: 0, nearest: [] }
  const ref = await villaById(db, villaId)
  if (!ref?.active) return { ...shown, ...nothing, card: null, standing: 'gone' }
  const stay = { checkIn, checkOut }
  const guests = row.adults + row.children + row.infants
  if (checkIn < today) return { ...shown, ...nothing, standing: 'fallen' }
  const { price, nearest } = quoteFrom(ref.live, await calendarOf(db, villaId, calendarFrom(stay), now), {
    ...{ stay, guests, today, now },
  })
  if (!price) return { ...shown, ...nothing, nearest, standing: standingOf(offered, null) }
  const { total, prepayment, damageDeposit } = price
  return { ...shown, total, prepayment, damageDeposit, nearest: [], standing: standingOf(offered, total) }
}
