import { type Day, dayInIstanbul } from '../../kernel/day.ts'
import { findVillas } from '../search/find-villas.view.ts'
import type { SearchModel } from '../search/search-model.server.ts'

type Wish = { villaId: number; checkIn: Day; checkOut: Day; guests: number }

/** What a stay costs as the search tells it; null while it can't be had. */
export const totalNow = (search: SearchModel, { villaId, checkIn, checkOut, guests }: Wish, now: Date) => {
  const wish = { ids: [String(villaId)], checkin: checkIn, checkout: checkOut, guests }
  const usual = { currency: 'TL', flexible: 0, sort: 'recommended', skip: 0, take: 1 } as const
  const { content } = findVillas(search, { ...wish, ...usual }, { today: dayInIstanbul(now), now, language: 'tr' })
  return content[0]?.stay?.total ?? null
}
