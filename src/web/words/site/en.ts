import type { Phrase } from '../say.ts'
import { chrome } from './en/chrome.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { places } from './en/places.ts'
import { price } from './en/price.ts'
import { quote } from './en/quote.ts'
import { stay } from './en/stay.ts'
import { villa } from './en/villa.ts'
import type { PageWordKey } from './tr.ts'

export const en: Record<PageWordKey, Phrase> = {
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
