import type { AnswerOf } from '../../kernel/endpoint.ts'
import { found } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { safeHtmlOfPublished } from '../../platform/markdown.ts'
import { hasEnded, statusAt } from '../reservations/life/reservation-status.ts'
import { type Reservation, reservationById } from '../reservations/reservations.store.ts'
import { acceptanceOf, standingText, wasWritten } from './contract/contract.store.ts'
import { contractStateOf, stayToAccept } from './contract/contract-state.ts'
import type { guestPapers, staffPapers } from './papers.contract.ts'
import { hasVoucher } from './print/has-voucher.ts'

type PapersAct = Pick<Act, 'db' | 'now'>

/** What a guest reads of her papers. */
export const papersForGuest = async (
  { db, now }: PapersAct,
  reservation: Reservation,
): Promise<AnswerOf<typeof guestPapers>['content']> => {
  const status = statusAt(reservation, now)
  const [yes, text] = [await acceptanceOf(db, reservation.id), await standingText(db, reservation.language)]
  return {
    voucher: hasVoucher(status),
    contract: text && {
      // whoever reads this has her link
      state: contractStateOf(stayToAccept(reservation), yes?.stay ?? null, true),
      acceptedAt: yes?.at.toISOString() ?? null,
      canAccept: !hasEnded(status),
      text: { hash: text.hash, title: text.title, html: safeHtmlOfPublished(text.body) },
    },
  }
}

/** What staff read of the papers of a reservation; refuses 'not-found'. */
export const papersForStaff = async (
  { db, now }: PapersAct,
  id: number,
): Promise<AnswerOf<typeof staffPapers>['content']> => {
  const reservation = found(await reservationById(db, id))
  const [yes, text] = [await acceptanceOf(db, id), await standingText(db, reservation.language)]
  return {
    voucher: hasVoucher(statusAt(reservation, now)),
    contract: (text ?? yes) && {
      state: contractStateOf(stayToAccept(reservation), yes?.stay ?? null, await wasWritten(db, id)),
      accepted: yes && {
        ...{ at: yes.at.toISOString(), via: yes.via, ip: yes.ip },
        ...{ hash: yes.text.hash, language: yes.text.language },
      },
    },
  }
}
