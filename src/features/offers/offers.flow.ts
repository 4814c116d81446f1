import { actorName, type Staff, VISITOR } from '../../kernel/caller.ts'
import { type Day, dayInIstanbul } from '../../kernel/day.ts'
import { mustBeStay } from '../../kernel/limits.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Call } from '../../platform/http/api.ts'
import { hashOfLinkToken, newLinkSeed, seededLinkToken } from '../../platform/links/link-token.ts'
import { phoneNumber } from '../../platform/phone.ts'
import { priceNow } from '../availability/quote.flow.ts'
import { postLetter } from '../letters/letters.store.ts'
import { createReservation } from '../reservations/booking/create-reservation.flow.ts'
import type { PayBy } from '../reservations/reservation.shape.ts'
import { TEXT_VERSION } from '../reservations/reservation.ts'
import type { Reservation } from '../reservations/reservations.store.ts'
import { villaById } from '../villas/villas.store.ts'
import { offerState } from './offer-state.ts'
import {
  addOffer,
  markChosen,
  noteMailed,
  type Offer,
  offerById,
  offerUnderLock,
  villasOfOffers,
} from './offers.store.ts'
import { type OfferServices, offerOfToken } from './offers.view.ts'
import { factsOfOffer } from './show-offer.flow.ts'

type Wished = { villaId: number; checkIn: Day; checkOut: Day; note: string }
type NewOffer = Pick<Offer, 'email' | 'language' | 'note' | 'adults' | 'children' | 'infants' | 'phone'> & {
  name: string
  hours: number
  mail: boolean
  villas: Wished[]
}

/** Offers villas at the prices of now; answers the offer's id. Refuses a stay that can't be had. */
export const giveOffer = async (act: Act<OfferServices, Staff>, asked: NewOffer): Promise<number> => {
  const { services, who, now } = act
  const { name, hours, mail, villas: wished, phone, email, ...row } = asked
  if (mail && !email) throw new Refusal('malformed', {}, { email: { code: 'required' } })
  const villas: Awaited<ReturnType<typeof pricedNow>>[] = []
  for (const each of wished) villas.push(await pricedNow(act, each, asked))
  const seed = newLinkSeed()
  const fresh = {
    ...row,
    seed,
    tokenHash: hashOfLinkToken(seededLinkToken(services.linkSecret, 'offer', seed)),
    guestName: name,
    phone: phoneNumber(phone),
    email: email.toLowerCase(),
    createdAt: now,
    createdBy: actorName(who),
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  }
  return act.db.transaction(async (tx) => {
    const id = await addOffer(tx, fresh, villas)
    if (mail) await mailOffer({ ...act, db: tx }, id, 'first')
    return id
  })
}

type Party = Pick<Offer, 'adults' | 'children' | 'infants'>
const guestsOf = ({ adults, children, infants }: Party): number => adults + children + infants

const pricedNow = async ({ db, now }: Pick<Act, 'db' | 'now'>, { villaId, note, ...stay }: Wished, party: Party) => {
  const villa = found(await villaById(db, villaId))
  const today = dayInIstanbul(now)
  if (!villa.active) throw new Refusal('not-found')
  mustBeStay(stay, today)
  const { total, currency } = await priceNow(db, villaId, { stay, guests: guestsOf(party), today, now })
  return { villaId, note, ...stay, total, currency }
}

/** Puts the letter of an open offer into the outbox; refuses 'offer-ended', and 'invalid' without an address. */
export const mailOffer = async (act: Act<OfferServices>, id: number, once: string): Promise<void> => {
  const { db, now } = act
  const row = found(await offerById(db, id))
  if (offerState(row, now) !== 'open') throw new Refusal('offer-ended')
  if (!row.email) throw new Refusal('invalid', {}, { email: { code: 'required' } })
  const facts = await factsOfOffer(act, row, await villasOfOffers(db, [id]))
  const { email: recipient, language } = row
  await postLetter(db, { template: 'offer', recipient, language, facts, onceKey: `offer:${id}:${once}`, now })
  await noteMailed(db, id, now)
}

type Choice = {
  villa: number
  checkIn: Day
  checkOut: Day
  total: number
  name: string
  email?: string | undefined
  payBy: PayBy
  acceptContract: boolean
}
type Choosing = Omit<Call<OfferServices>, 'who'>

/** The villa that a choice is about; 'not-found' for one that is not of this offer. */
export const chosenVilla = async ({ db }: Pick<Choosing, 'db'>, token: string, row: number) => {
  const { id } = await offerOfToken(db, token)
  return found((await villasOfOffers(db, [id])).find((each) => each.id === row))
}

/**
 * Holds what a guest chose as she would hold it on its own page, caps and all, and ends the offer. Refuses
 * 'offer-ended', and all that a booking refuses. Must run in a transaction: offer, guest and villa are locked in this
 * order.
 */
export const choose = async (call: Choosing, token: string, choice: Choice): Promise<Reservation> => {
  const { db: tx, now } = call
  const offered = await chosenVilla(call, token, choice.villa)
  const row = await offerUnderLock(tx, offered.offerId)
  if (offerState(row, now) !== 'open') throw new Refusal('offer-ended')
  const villa = found(await villaById(tx, offered.villaId))
  if (!villa.active) throw new Refusal('nights-taken')
  const { checkIn, checkOut, total, name, payBy } = choice
  const { adults, children, infants, phone, language } = row
  const reservation = await createReservation(
    { ...call, who: VISITOR },
    {
      ...{ villa, checkIn, checkOut, adults, children, infants, total, name, phone, payBy, language },
      email: row.email || choice.email || '',
      note: '',
      extras: [],
      source: 'web',
      status: villa.live ? 'OPTION' : 'REQUEST',
      reason: '',
      offer: row.id,
      network: call.network,
      consents: consentsOf(call, choice),
    },
  )
  await markChosen(tx, { offerId: row.id, villaRow: offered.id, reservationId: reservation.id }, now)
  return reservation
}

const consentsOf = ({ now, ip, userAgent, language }: Choosing, { acceptContract }: Choice) => ({
  ...{ contract: acceptContract, marketing: false, textVersion: TEXT_VERSION },
  ...{ at: now.toISOString(), ip, userAgent, language },
})
