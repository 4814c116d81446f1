import { booking } from './booking.tr.ts'
import { browse } from './browse.tr.ts'

/** Every sentence of the public site by key. The other languages have exactly these keys, or the build fails. */
export const tr = { ...browse, ...booking }

export type SiteWordKey = keyof typeof tr
