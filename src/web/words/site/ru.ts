import type { Phrase } from '../say.ts'
import { chrome } from './ru/chrome.ts'
import { enquire } from './ru/enquire.ts'
import { home } from './ru/home.ts'
import { listing } from './ru/listing.ts'
import { pages } from './ru/pages.ts'
import { parts } from './ru/parts.ts'
import { pay } from './ru/pay.ts'
import { places } from './ru/places.ts'
import { price } from './ru/price.ts'
import { quote } from './ru/quote.ts'
import { reserve } from './ru/reserve.ts'
import { stay } from './ru/stay.ts'
import { villa } from './ru/villa.ts'
import type { SiteWordKey } from './tr.ts'

export const ru: Record<SiteWordKey, Phrase> = {
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
