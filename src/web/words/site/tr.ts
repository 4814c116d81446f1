import { chrome } from './tr/chrome.ts'
import { enquire } from './tr/enquire.ts'
import { home } from './tr/home.ts'
import { listing } from './tr/listing.ts'
import { pages } from './tr/pages.ts'
import { parts } from './tr/parts.ts'
import { pay } from './tr/pay.ts'
import { places } from './tr/places.ts'
import { price } from './tr/price.ts'
import { quote } from './tr/quote.ts'
import { reserve } from './tr/reserve.ts'
import { stay } from './tr/stay.ts'
import { villa } from './tr/villa.ts'

/** Every sentence of the public site by key. The other languages have exactly these keys, or the build fails. */
export const tr = {
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

export type SiteWordKey = keyof typeof tr
