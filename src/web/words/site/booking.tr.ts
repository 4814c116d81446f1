import { enquire } from './tr/enquire.ts'
import { handover } from './tr/links/handover.ts'
import { newsletter } from './tr/links/newsletter.ts'
import { offer } from './tr/links/offer.ts'
import { review } from './tr/links/review.ts'
import { owner } from './tr/owner.ts'
import { papers } from './tr/papers.ts'
import { pay } from './tr/pay.ts'
import { reserve } from './tr/reserve.ts'

/** What only the pages of a guest’s own booking say: to reserve, to pay, to look after it. */
export const bookingTr = {
  ...enquire,
  ...handover,
  ...newsletter,
  ...offer,
  ...owner,
  ...papers,
  ...pay,
  ...reserve,
  ...review,
}

export type BookingWordKey = keyof typeof bookingTr
