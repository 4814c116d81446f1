import type { Phrase } from '../say.ts'
import type { BookingWordKey } from './booking.tr.ts'
import { enquire } from './ru/enquire.ts'
import { handover } from './ru/links/handover.ts'
import { newsletter } from './ru/links/newsletter.ts'
import { offer } from './ru/links/offer.ts'
import { review } from './ru/links/review.ts'
import { owner } from './ru/owner.ts'
import { papers } from './ru/papers.ts'
import { pay } from './ru/pay.ts'
import { reserve } from './ru/reserve.ts'

export const bookingRu: Record<BookingWordKey, Phrase> = {
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
