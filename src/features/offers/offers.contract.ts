import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import {
  currency,
  day,
  done,
  emailAddress,
  id,
  language,
  linkToken,
  listOf,
  minor,
  paging,
  personName,
  rowId,
  text,
} from '../../kernel/schema.ts'
import { consent, fullName, party, payBy, phone, status } from '../reservations/reservation.shape.ts'
import { villaCard } from '../search/search.contract.ts'
import { OFFER_STATES, STANDINGS } from './offer-state.ts'

export const MOST_VILLAS = 6
export const OFFER_HOURS = { usual: 24, most: 720 } as const
const state = z.enum(OFFER_STATES)

/** An offer as staff see it. `url` only while it can be chosen from; `chat` is the text for WhatsApp. */
const staffOffer = z.object({
  id: z.number(),
  state,
  guestName: z.string(),
  phone: z.string(),
  email: z.string(),
  language,
  note: z.string(),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  openedAt: z.nullable(z.string()),
  opens: z.number(),
  chosenAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  mailedAt: z.nullable(z.string()),
  reservation: z.nullable(z.object({ id: z.number(), code: z.string() })),
  url: z.nullable(z.string()),
  villas: z.array(
    z.object({
      id: z.number(),
      villaId: z.number(),
      name: z.string(),
      town: z.string(),
      checkIn: day,
      checkOut: day,
      total: minor,
      currency,
      note: z.string(),
      chosen: z.boolean(),
    }),
  ),
})
export type StaffOffer = z.infer<typeof staffOffer>

const wholeOffer = z.object({ ...staffOffer.shape, chat: z.string() })
export type WholeOffer = z.infer<typeof wholeOffer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/v1/admin/offers',
  may: 'admin',
  does: 'Offers, the newest first, with what has become of them',
  query: z.object({ ...paging(PAGE_SIZE.offers), state: z.optional(z.union([state, z.literal('')])) }),
  answer: page(staffOffer),
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/v1/admin/offers/:id',
  may: 'admin',
  does: 'One offer with its text for WhatsApp',
  params: id,
  answer: content(wholeOffer),
})

/** `mail`: also send it as a mail, when there is an address. Each villa is priced now; refuses what can't be had. */
export const createOffer = endpoint({
  method: 'POST',
  path: '/v1/admin/offers',
  may: 'admin',
  does: 'Offer a guest one to six villas, each with its stay',
  status: 201,
  repeatable: true,
  body: z.object({
    name: personName(120),
    phone,
    email: z._default(z.union([emailAddress, z.literal('')]), ''),
    language: z._default(language, 'tr'),
    note: z._default(text(600), ''),
    ...party,
    hours: z._default(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(OFFER_HOURS.most, 'too-big')), 24),
    mail: z._default(z.boolean(), false),
    villas: listOf(
      z.object({ villaId: rowId, checkIn: day, checkOut: day, note: z._default(text(200), '') }),
      MOST_VILLAS,
      { least: 1 },
    ),
  }),
  answer: content(wholeOffer),
})

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: '/v1/admin/offers/:id',
  may: 'admin',
  does: 'Take an offer back, so that nobody can choose from it',
  params: id,
  answer: content(done),
})

export const sendOffer = endpoint({
  method: 'POST',
  path: '/v1/admin/offers/:id/send',
  may: 'admin',
  does: 'Mail an offer to its guest',
  params: id,
  repeatable: true,
  answer: content(done),
})

/** A stay that can be had in an offered villa, and its total. */
const nearStay = z.object({ checkIn: day, checkOut: day, total: minor })

/** An offered villa as it stands now. `offered` was the total; `total` is the one of now, null when it can't be had. */
const offeredVilla = z.object({
  id: z.number(),
  standing: z.enum(STANDINGS),
  name: z.string(),
  card: z.nullable(villaCard),
  note: z.string(),
  checkIn: day,
  checkOut: day,
  offered: minor,
  total: z.nullable(minor),
  prepayment: minor,
  damageDeposit: minor,
  currency,
  nearest: z.array(nearStay),
  chosen: z.boolean(),
})
export type OfferedVilla = z.infer<typeof offeredVilla>

const guestOffer = z.object({
  state,
  guestName: z.string(),
  from: z.string(),
  note: z.string(),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  expiresAt: z.string(),
  /** Does the agency know an e-mail address already? It is not told here: links are forwarded. */
  hasEmail: z.boolean(),
  villas: z.array(offeredVilla),
})
export type GuestOffer = z.infer<typeof guestOffer>

export const getGuestOffer = endpoint({
  method: 'GET',
  path: '/v1/offers/:token',
  may: 'anyone',
  does: 'An offer with the prices and nights of now',
  perMinute: 60,
  params: linkToken,
  answer: content(guestOffer),
})

/** `total` is the one that was shown; another one is refused with the new price. */
export const chooseOffer = endpoint({
  method: 'POST',
  path: '/v1/offers/:token/choose',
  may: 'anyone',
  does: 'Choose a villa of an offer: held as an OPTION where its calendar is live, else a REQUEST',
  status: 201,
  repeatable: true,
  perMinute: 10,
  everywhere: true,
  params: linkToken,
  body: z.object({
    villa: rowId,
    checkIn: day,
    checkOut: day,
    total: minor,
    name: fullName,
    email: z.optional(z.union([emailAddress, z.literal('')])),
    payBy,
    acceptContract: consent,
  }),
  answer: content(z.object({ token: z.string(), code: z.string(), status, canPay: z.boolean() })),
})
