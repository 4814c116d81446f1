import type { Stay } from '../../kernel/day.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import type { StayPrice } from '../pricing/pricing.shape.ts'
import type { CatalogueVilla } from '../villas/catalogue.ts'
import type { NightSet } from './packed/night-set.ts'

export type Rating = { average: number; count: number }

/** What of a villa a booking changes. `rating` is there to be compared: a villa with another one is read whole. */
export type NightsRead = { id: number; revision: number; rating: Rating | null; nights: NightSet }

/** A listed villa with what searches know of it besides, and the revision at which it was read. */
export type SearchedVilla = CatalogueVilla & { heated: boolean; revision: number }

/** A villa as the read model holds it. `folded` is its name, code and place for text search. */
export type SearchEntry = {
  villa: SearchedVilla
  plan: PricePlan | undefined
  nights: NightSet
  rating: Rating | null
  folded: string
}

/** A villa with the price of the stay it was found for. */
export type Found = { entry: SearchEntry; stay: Stay | null; price: StayPrice | null }
