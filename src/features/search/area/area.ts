/** A rectangle of the map, in degrees. */
export type Area = { south: number; west: number; north: number; east: number }

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,4})?`
const AREA = new RegExp(`^${Array.from({ length: 4 }, () => `(${DEGREES})`).join(',')}$`)

/** 'south,west,north,east' → the rectangle; null for anything else, and for one that holds no place on earth. */
export const areaOf = (text: string): Area | null => {
  const [south, west, north, east] = AREA.exec(text)?.slice(1).map(Number) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null
}

/** A rectangle as an address carries it: three decimals, some 100 m, so that the same look asks the same. */
export const writeArea = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => String(Math.round(degrees * 1000) / 1000)).join(',')
