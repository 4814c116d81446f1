import type { Phrase } from '../say.ts'
import type { BookingWordKey } from './booking.tr.ts'
import { enquire } from './en/enquire.ts'
import { handover } from './en/links/handover.ts'
import { newsletter } from './en/links/newsletter.ts'
import { offer } from './en/links/offer.ts'
import { review } from './en/links/review.ts'
import { owner } from './en/owner.ts'
import { papers } from './en/papers.ts'
import { pay } from './en/pay.ts'
import { reserve } from './en/reserve.ts'

export const bookingEn: Record<BookingWordKey, Phrase> = {
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
