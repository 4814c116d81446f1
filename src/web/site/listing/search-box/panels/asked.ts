import type { Wish } from '../../wish.ts'

/** What the three steps of a search ask for. */
export type Asked = Pick<Wish, 'town' | 'district' | 'type' | 'checkin' | 'checkout' | 'flexible' | 'guests'>

export type Step = 'where' | 'when' | 'who'
export const STEPS: readonly Step[] = ['where', 'when', 'who']

export const NOTHING_ASKED: Asked = {
  ...{ town: [], district: [], type: [], flexible: 0 },
  ...{ checkin: undefined, checkout: undefined, guests: undefined },
}

export const askedOf = ({ town, district, type, checkin, checkout, flexible, guests }: Wish): Asked => ({
  ...{ town, district, type, checkin, checkout, flexible, guests },
})
