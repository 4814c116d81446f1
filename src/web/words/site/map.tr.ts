import { map } from './tr/finding/map.ts'

/** What only the map says: it comes with the map. */
export const mapTr = map

export type MapWordKey = keyof typeof mapTr
