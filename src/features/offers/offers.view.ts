import { found } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { hashOfLinkToken, seededLinkToken } from '../../platform/links/link-token.ts'
import type { LinkServices } from '../reservations/views/guest-link.server.ts'
import type { SearchModel } from '../search/search-model.server.ts'
import { offerState } from './offer-state.ts'
import type { StaffOffer } from './offers.contract.ts'
import { codesOf, listOfferRows, type Offer, type OfferVilla, offerByHash, villasOfOffers } from './offers.store.ts'

export type OfferServices = LinkServices & { search: SearchModel }
/** Who asks does not matter here. */
export type Asked = Omit<Act<OfferServices>, 'who'>

/** Where the guest reads an offer, in her language. */
export const offerUrl = ({ publicUrl, linkSecret }: LinkServices, { seed, language }: Offer): string =>
  `${publicUrl}${language === 'tr' ? '' : `/${language}`}/teklif?token=${seededLinkToken(linkSecret, 'offer', seed)}`

/** A page of offers for staff. */
export const offersForStaff = async (act: Asked, query: Parameters<typeof listOfferRows>[1]) => {
  const { rows, total } = await listOfferRows(act.db, query, act.now)
  const villas = Map.groupBy(
    await villasOfOffers(
      act.db,
      rows.map(({ id }) => id),
    ),
    ({ offerId }) => offerId,
  )
  const codes = await codesOf(
    act.db,
    rows.flatMap(({ reservationId }) => reservationId ?? []),
  )
  return { rows: rows.map((row) => forStaff(act, row, villas.get(row.id) ?? [], codes)), total }
}

/** A row with its villas as staff read it. */
export const forStaff = (act: Asked, row: Offer, villas: OfferVilla[], codes: Map<number, string>): StaffOffer => {
  const { seed, tokenHash, reservationId, createdAt, expiresAt, openedAt, chosenAt, withdrawnAt, mailedAt, ...shown } =
    row
  const state = offerState(row, act.now)
  return {
    ...shown,
    state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    chosenAt: chosenAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    mailedAt: mailedAt?.toISOString() ?? null,
    reservation: reservationId === null ? null : { id: reservationId, code: codes.get(reservationId) ?? '' },
    url: state === 'open' ? offerUrl(act.services, row) : null,
    villas: villas.map(({ id, villaId, name, town, checkIn, checkOut, total, currency, note, chosenAt: chosen }) => ({
      ...{ id, villaId, name, town, checkIn, checkOut, total, currency, note },
      chosen: chosen !== null,
    })),
  }
}

/** The offer that a token opens; 'not-found' for one that is nobody's. */
export const offerOfToken = async (db: Db, token: string): Promise<Offer> =>
  found(await offerByHash(db, hashOfLinkToken(token)))
