import type { Phrase } from '../say.ts'
import { chrome } from './en/chrome.ts'
import { enquire } from './en/enquire.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { pay } from './en/pay.ts'
import { places } from './en/places.ts'
import { price } from './en/price.ts'
import { quote } from './en/quote.ts'
import { reserve } from './en/reserve.ts'
import { stay } from './en/stay.ts'
import { villa } from './en/villa.ts'
import type { SiteWordKey } from './tr.ts'

export const en: Record<SiteWordKey, Phrase> = {
  ...chrome,
  ...enquire,
  ...home,
  ...listing,
  ...pages,
  ...parts,
  ...pay,
  ...places,
  ...price,
  ...quote,
  ...reserve,
  ...stay,
  ...villa,
}
