import type { enquire } from './tr/enquire.ts'
import type { alerts } from './tr/finding/alerts.ts'
import type { compare } from './tr/finding/compare.ts'
import type { favourites } from './tr/finding/favourites.ts'
import type { filters } from './tr/finding/filters.ts'
import type { guide } from './tr/finding/guide.ts'
import type { house } from './tr/finding/house.ts'
import type { place } from './tr/finding/place.ts'
import type { reviews } from './tr/finding/reviews.ts'
import type { sheet } from './tr/finding/sheet.ts'
import type { short } from './tr/finding/short.ts'
import type { similar } from './tr/finding/similar.ts'
import type { weeks } from './tr/finding/weeks.ts'
import type { finding } from './tr/finding.ts'
import type { frame } from './tr/frame.ts'
import type { home } from './tr/home.ts'
import type { handover } from './tr/links/handover.ts'
import type { newsletter } from './tr/links/newsletter.ts'
import type { offer } from './tr/links/offer.ts'
import type { review } from './tr/links/review.ts'
import type { map } from './tr/map.ts'
import type { owner } from './tr/owner.ts'
import type { papers } from './tr/papers.ts'
import type { pay } from './tr/pay.ts'
import type { reading } from './tr/reading.ts'
import type { reserve } from './tr/reserve.ts'
import type { stay } from './tr/stay.ts'
import type { unheard } from './tr/unheard.ts'
import type { villa } from './tr/villa.ts'
import type { why } from './tr/why.ts'

/**
 * The keys of every sentence of the public site. The Turkish ones are the type that the other languages fill exactly.
 * A file is what a page loads at once (words/load).
 */
export type SiteWordKey = keyof (typeof enquire &
  typeof finding &
  typeof alerts &
  typeof compare &
  typeof favourites &
  typeof filters &
  typeof guide &
  typeof house &
  typeof place &
  typeof reviews &
  typeof sheet &
  typeof short &
  typeof similar &
  typeof weeks &
  typeof frame &
  typeof home &
  typeof handover &
  typeof newsletter &
  typeof offer &
  typeof review &
  typeof map &
  typeof owner &
  typeof papers &
  typeof pay &
  typeof reading &
  typeof reserve &
  typeof stay &
  typeof unheard &
  typeof villa &
  typeof why)
