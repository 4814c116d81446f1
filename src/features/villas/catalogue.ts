import type { Localized } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'

export type CatalogueFeature = { id: number; slug: string; name: Localized; icon: string; highlight: boolean }

/**
 * All that a villa in a list shows or is found by, in every language. `path` of a photo is its public address,
 * '/img/…'.
 */
export type CatalogueVilla = {
  id: number
  slug: string
  code: string
  name: string
  headline: Localized
  town: { id: number; slug: string; name: string }
  district: { id: number; slug: string; name: string }
  types: { id: number; slug: string }[]
  features: CatalogueFeature[]
  photos: { path: string; width: number; height: number; alt: Localized }[]
  guests: number
  bedrooms: number
  bathrooms: number
  permitNo: string | null
  /** Whole metres to the sea; 0 where nobody said. */
  sea: number
  /** Has a pool that nobody outside can see. */
  screened: boolean
  checkInTime: string
  checkOutTime: string
  active: boolean
  live: boolean
  popular: boolean
  villaOfMonth: boolean
  position: number
  latitude: number
  longitude: number
  currency: Currency
  ownerId: number
  createdAt: Date
}
