import { booking } from './booking.en.ts'
import { browse } from './browse.en.ts'
import type { Phrase } from './say.ts'
import type { SiteWordKey } from './site.tr.ts'

export const en: Record<SiteWordKey, Phrase> = { ...browse, ...booking }
