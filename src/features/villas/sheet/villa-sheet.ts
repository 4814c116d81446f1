import * as z from 'zod/mini'
import { line, text } from '../../../kernel/schema.ts'
import { type HouseInput, houseInput } from '../editor/house.shape.ts'

const { name, guests, bedrooms, bathrooms, area, checkInTime, checkOutTime, address } = houseInput.shape
const { greeterName, greeterPhone, latitude, longitude, distances } = houseInput.shape

/** A villa as a row of a spreadsheet, by its code: facts of one cell each. Lengths in metres, place in degrees. */
export const villaSheetRow = z.object({
  ...{ code: line(20), name, guests, bedrooms, bathrooms, area, checkInTime, checkOutTime, address },
  ...{ greeterName, greeterPhone, latitude, longitude },
  ...distances.shape,
  ...{ headlineTr: line(160), headlineEn: text(160), headlineRu: text(160) },
})
export type VillaSheetRow = z.infer<typeof villaSheetRow>

/** The row of a house. */
export const rowOf = ({ headline, distances, ...house }: HouseInput): VillaSheetRow => {
  const row: Record<string, unknown> = {
    ...house,
    ...distances,
    ...{ headlineTr: headline.tr, headlineEn: headline.en ?? '', headlineRu: headline.ru ?? '' },
  }
  return Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as VillaSheetRow
}

/** The facts of a house that a row has cells for. */
export const factsOf = ({ headlineTr, headlineEn, headlineRu, ...row }: VillaSheetRow) => {
  const { code: _, sea, centre, market, restaurant, hospital, airport, airportCode, ...facts } = row
  return {
    ...facts,
    distances: { sea, centre, market, restaurant, hospital, airport, airportCode },
    headline: { tr: headlineTr, en: headlineEn, ru: headlineRu },
  }
}

/** The cells in which two rows differ. */
export const cellChanges = (was: VillaSheetRow, now: VillaSheetRow): { field: string; was: string; now: string }[] =>
  FIELDS.filter((field) => was[field] !== now[field]).map((field) => ({
    field,
    was: String(was[field]),
    now: String(now[field]),
  }))

/** The facts of a villa that a row writes, as its columns are called. */
export const FACTS = [
  ...(['name', 'guests', 'bedrooms', 'bathrooms', 'area', 'checkInTime', 'checkOutTime', 'address'] as const),
  ...(['greeterName', 'greeterPhone', 'latitude', 'longitude', 'distances', 'headline'] as const),
] as const satisfies (keyof ReturnType<typeof factsOf>)[]

const FIELDS = Object.keys(villaSheetRow.shape) as (keyof VillaSheetRow)[]
