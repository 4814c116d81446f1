import type { HouseRow } from './house.shape.ts'

/** So many photos a guest wants to see before she books. */
export const FEWEST_PHOTOS = 12
const FEWEST_FEATURES = 5

export type MissingPart =
  | 'permit'
  | 'photos'
  | 'types'
  | 'features'
  | 'rooms'
  | 'distances'
  | 'text-en'
  | 'text-ru'
  | 'greeter'
  | 'address'

type Judged = { permitNo: string | null; photoCount: number; featureIds: readonly number[]; house: HouseRow }

/** What a villa lacks of what guests decide by and staff need on the day of arrival. */
export const missingOf = ({ permitNo, photoCount, featureIds, house }: Judged): MissingPart[] => {
  const { typeIds, rooms, bedrooms, distances, greeterName, greeterPhone, address } = house
  const lacks: [MissingPart, boolean][] = [
    ['permit', !permitNo],
    ['photos', photoCount < FEWEST_PHOTOS],
    ['types', typeIds.length === 0],
    ['features', featureIds.length < FEWEST_FEATURES],
    ['rooms', rooms.length < bedrooms],
    ['distances', distances.sea === 0 && distances.centre === 0],
    ['text-en', lacksText(house, 'en')],
    ['text-ru', lacksText(house, 'ru')],
    ['greeter', !greeterName || !greeterPhone],
    ['address', !address],
  ]
  return lacks.filter(([, missing]) => missing).map(([part]) => part)
}

const lacksText = ({ headline, description }: Judged['house'], language: 'en' | 'ru'): boolean =>
  !headline[language]?.trim() || !description[language]?.trim()
