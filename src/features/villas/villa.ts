import type { Caller } from '../../kernel/caller.ts'

/** Is this villa there for this caller? Guests see what is published, staff also what is not yet. */
export const maySee = (who: Caller, { active }: { active: boolean }): boolean => active || who.role === 'ADMIN'

/** The page where the Ministry confirms a permit of a home. */
export const permitCheckUrl = (permitNo: string): string =>
  `https://vatandas.ktb.gov.tr/konut-belge/${encodeURIComponent(permitNo)}`

/** A place on earth in degrees. */
export type Point = { latitude: number; longitude: number }

const GRID = 200 // 1/200 of a degree is 556 m from north to south and about 450 m from east to west on this coast

/** Where a villa is to about 500 m: all that anybody learns before the pre-payment. */
export const roughPlace = ({ latitude, longitude }: Point): Point => ({
  latitude: onGrid(latitude),
  longitude: onGrid(longitude),
})

const onGrid = (degrees: number): number => Math.round(degrees * GRID) / GRID
