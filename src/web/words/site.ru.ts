import { booking } from './booking.ru.ts'
import { browse } from './browse.ru.ts'
import type { Phrase } from './say.ts'
import type { SiteWordKey } from './site.tr.ts'

export const ru: Record<SiteWordKey, Phrase> = { ...browse, ...booking }
