import { map } from './ru/finding/map.ts'

export const mapRu = map
