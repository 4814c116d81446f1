import type { Who } from '../../../stay/who.ts'
import type { Wish } from '../../wish.ts'

/** What the three steps of a search ask for. */
export type Asked = Pick<Wish, 'town' | 'district' | 'type' | 'checkin' | 'checkout' | 'flexible' | keyof Who>

export type Step = 'where' | 'when' | 'who'
export const STEPS: readonly Step[] = ['where', 'when', 'who']

export const NOTHING_ASKED: Asked = {
  ...{ town: [], district: [], type: [], flexible: 0 },
  ...{ checkin: undefined, checkout: undefined },
  ...{ guests: undefined, children: undefined, babies: undefined },
}

export const askedOf = ({
  town,
  district,
  type,
  checkin,
  checkout,
  flexible,
  guests,
  children,
  babies,
}: Wish): Asked => ({
  ...{ town, district, type, checkin, checkout, flexible, guests, children, babies },
})
