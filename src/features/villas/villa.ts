import type { Localized } from '../../kernel/language.ts'

/** A pool; sides and depth in metres. `screened` = not visible from outside. */
export type Pool = {
  kind: 'outdoor' | 'indoor' | 'infinity' | 'child'
  width: number
  length: number
  depth: number
  heated: boolean
  screened: boolean
}

export type Room = { name: Localized; beds: { double: number; single: number; bunk: number }; enSuite: boolean }

/** Whole metres. */
export type Distances = {
  sea: number
  centre: number
  market: number
  restaurant: number
  hospital: number
  airport: number
  airportCode: string
}

export type HouseRules = { pets: boolean; smoking: boolean; parties: boolean; children: boolean }

/** The page where the Ministry confirms a permit of a home (DOMAIN §2.2). */
export const permitCheckUrl = (permitNo: string): string => `https://vatandas.ktb.gov.tr/konut-belge/${encodeURIComponent(permitNo)}`
