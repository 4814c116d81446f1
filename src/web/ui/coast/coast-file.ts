/** A ring: [x, y, dx, dy, …] in ten-thousandths of a degree, each pair a difference to the one before; not closed. */
export type Ring = number[]
export type NamedPoint = { n: string; lat: number; lon: number }
export type RankedPoint = NamedPoint & { r: number }

/** public/map/coast.json; its README says what is in it and whose it is. */
export type CoastFile = {
  land: { c: 'tr' | 'gr'; r: Ring[] }[]
  lakes: Ring[]
  towns: RankedPoint[]
  beaches: NamedPoint[]
  airports: NamedPoint[]
  islands: RankedPoint[]
  seas: RankedPoint[]
  peaks: (NamedPoint & { m: number })[]
}

let fetched: Promise<CoastFile> | undefined

/** Asked for when the first map is seen; kept for those after it, a failure for none. */
export const fetchCoast = (): Promise<CoastFile> => {
  fetched ??= fetch('/map/coast.json')
    .then((answer): Promise<CoastFile> => answer.json())
    .catch((error) => {
      fetched = undefined
      throw error
    })
  return fetched
}
