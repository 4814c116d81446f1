import { chrome } from './tr/chrome.ts'
import { home } from './tr/home.ts'
import { listing } from './tr/listing.ts'
import { pages } from './tr/pages.ts'
import { parts } from './tr/parts.ts'
import { places } from './tr/places.ts'
import { price } from './tr/price.ts'
import { quote } from './tr/quote.ts'
import { stay } from './tr/stay.ts'
import { villa } from './tr/villa.ts'

/**
 * The sentences of the public site by key, but for those of a guest’s own booking. The other languages have exactly these
 * keys, or the build fails.
 */
export const tr = {
  ...chrome,
  ...home,
  ...listing,
  ...pages,
  ...parts,
  ...places,
  ...price,
  ...quote,
  ...stay,
  ...villa,
}

export type PageWordKey = keyof typeof tr
