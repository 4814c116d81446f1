import { map } from './en/finding/map.ts'

export const mapEn = map
