import type { Phrase } from '../say.ts'
import { chrome } from './ru/chrome.ts'
import { home } from './ru/home.ts'
import { listing } from './ru/listing.ts'
import { pages } from './ru/pages.ts'
import { parts } from './ru/parts.ts'
import { places } from './ru/places.ts'
import { price } from './ru/price.ts'
import { quote } from './ru/quote.ts'
import { stay } from './ru/stay.ts'
import { villa } from './ru/villa.ts'
import type { PageWordKey } from './tr.ts'

export const ru: Record<PageWordKey, Phrase> = {
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
