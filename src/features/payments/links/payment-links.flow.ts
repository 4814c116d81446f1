import { actorName } from '../../../kernel/caller.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { hashOfLinkToken, newLinkSeed, seededLinkToken } from '../../../platform/links/link-token.ts'
import { SENT_BY_HAND } from '../../reservations/letters/letter-times.ts'
import { tellGuest } from '../../reservations/letters/reservation-letters.flow.ts'
import { type Locked, withLocked } from '../../reservations/life/reservation-lock.flow.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { addEvent, type Reservation, reservationById } from '../../reservations/reservations.store.ts'
import { villaById } from '../../villas/villas.store.ts'
import { startedOfLink } from '../payments.store.ts'
import { refundOffer } from '../refunds/card-to-refund.view.ts'
import type { PaymentServices } from '../start-payment.flow.ts'
import { linkState } from './link-state.ts'
import { openSum } from './open-sum.store.ts'
import { type GuestLink, LINK_HOURS, type LinksView, type StaffLink } from './payment-links.contract.ts'
import { addLink, linkByHash, linkById, linksOf, type PaymentLink, withdrawLink } from './payment-links.store.ts'

type Asked = Omit<Act<PaymentServices>, 'who'>
const CAN_PAY: readonly ReservationStatus[] = SENT_BY_HAND.payment_link

/** The links of a reservation, and what a new one may ask for at most. */
export const linksView = async (act: Asked, reservationId: number): Promise<LinksView> => {
  const reservation = found(await reservationById(act.db, reservationId))
  return {
    links: (await linksOf(act.db, reservationId)).map((link) => forStaff(act, link, reservation)),
    most: await openSum(act.db, reservation, act.now),
    currency: reservation.currency,
    refund: await refundOffer(act.db, act.services.cards, reservationId),
  }
}

const urlOf = ({ services }: Asked, { seed }: PaymentLink, { language }: Reservation): string => {
  const prefix = language === 'tr' ? '' : `/${language}`
  const token = seededLinkToken(services.linkSecret, 'payment-link', seed)
  return `${services.publicUrl}${prefix}/guvenli-odeme/link?token=${token}`
}

const forStaff = (act: Asked, link: PaymentLink, reservation: Reservation): StaffLink => {
  const { id, amount, currency, createdBy } = link
  const state = linkState(link, act.now)
  return {
    id,
    amount,
    currency,
    state,
    url: state === 'open' ? urlOf(act, link, reservation) : null,
    createdAt: link.createdAt.toISOString(),
    createdBy,
    expiresAt: link.expiresAt.toISOString(),
    usedAt: link.usedAt?.toISOString() ?? null,
    withdrawnAt: link.withdrawnAt?.toISOString() ?? null,
  }
}

type NewLink = { amount: number; hours?: number | undefined; mail: boolean }

/**
 * Makes a payment link and mails it when `mail` says so. Refuses 'move-not-allowed' by status, and an amount beyond
 * what is open of the stay.
 */
export const giveLink = (act: Act<PaymentServices>, id: number, asked: NewLink): Promise<StaffLink> =>
  withLocked(act, id, async (locked) => {
    const { db: tx, reservation, status, now } = locked
    if (!CAN_PAY.includes(status)) throw new Refusal('move-not-allowed', { status })
    if (asked.mail && !reservation.email) throw new Refusal('invalid', {}, { email: { code: 'required' } })
    await checkSum(locked, asked.amount)
    const link = await addLink(tx, rowOf(act, locked, asked))
    const facts = { template: 'payment_request', amount: link.amount, currency: link.currency }
    const event = await addEvent(locked, { reservationId: id, what: 'letter', facts })
    const view = { ...act, now }
    if (asked.mail)
      await tellGuest(locked, reservation, 'payment_request', {
        once: event,
        pay: { amount: link.amount, url: urlOf(view, link, reservation), until: link.expiresAt },
      })
    return forStaff(view, link, reservation)
  })

const checkSum = async ({ db: tx, reservation, now }: Locked, amount: number): Promise<void> => {
  const most = await openSum(tx, reservation, now)
  if (amount > most) throw new Refusal('malformed', {}, { amount: { code: 'too-big', facts: { maximum: most / 100 } } })
}

const rowOf = ({ services, who, now }: Act<PaymentServices>, { reservation }: Locked, asked: NewLink) => {
  const seed = newLinkSeed()
  return {
    reservationId: reservation.id,
    seed,
    tokenHash: hashOfLinkToken(seededLinkToken(services.linkSecret, 'payment-link', seed)),
    amount: asked.amount,
    currency: reservation.currency,
    createdAt: now,
    createdBy: actorName(who),
    expiresAt: new Date(now.getTime() + (asked.hours ?? LINK_HOURS.usual) * 3_600_000),
  }
}

/** Takes a link back. Refuses 'already-moved' when it was used or taken back. */
export const takeLinkBack = async (act: Act<PaymentServices>, id: number): Promise<LinksView> => {
  const { reservationId } = found(await linkById(act.db, id))
  await withLocked(act, reservationId, async ({ db: tx, now }) => {
    if (!(await withdrawLink(tx, id, now))) throw new Refusal('already-moved')
  })
  return linksView(act, reservationId)
}

/** The link that a token opens; 'not-found' for one that is nobody's. */
export const linkOfToken = async ({ db }: Pick<Asked, 'db'>, token: string): Promise<PaymentLink> =>
  found(await linkByHash(db, hashOfLinkToken(token)))

/** What a guest behind a link sees. */
export const guestLinkView = async (act: Asked, token: string): Promise<GuestLink> => {
  const { db, services, now } = act
  const link = await linkOfToken(act, token)
  const reservation = found(await reservationById(db, link.reservationId))
  const villa = found(await villaById(db, reservation.villaId))
  const state = linkState(link, now)
  const payable = CAN_PAY.includes(statusAt(reservation, now)) && link.amount <= (await openSum(db, reservation, now))
  const taker = await services.cards.forNew(db, ISO_CODE[link.currency])
  return {
    state: state === 'open' && !payable ? 'ended' : state,
    amount: link.amount,
    currency: link.currency,
    expiresAt: link.expiresAt.toISOString(),
    code: reservation.code,
    villa: villa.name,
    checkIn: reservation.checkIn,
    checkOut: reservation.checkOut,
    paymentPending: (await startedOfLink(db, link.id)).length > 0,
    instalments: taker?.page === 'fixed' ? taker.instalments : 1,
  }
}
