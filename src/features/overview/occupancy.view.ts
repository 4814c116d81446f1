import { addDays, type Day, dayNumber } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { type Bits, bitsFor, both, countBits, writeBit } from '../search/packed/bits.ts'
import type { PackedVillas } from '../search/packed/packed-villas.ts'
import { type SearchModel, villasAt } from '../search/search-model.ts'
import type { overview } from './overview.contract.ts'

type Occupancy = AnswerOf<typeof overview>['content']['occupancy']

/** How many of the published villas, or of an owner's among them, are taken on each of the coming nights. */
export const occupancyOf = (
  search: SearchModel,
  { today, days, ownerId, now }: { today: Day; days: number; ownerId: number | undefined; now: Date },
): Occupancy => {
  const all = villasAt(search, now)
  const among = ownerId === undefined ? all.houses.active : both(all.houses.active, ofOwner(all, ownerId))
  const villas = countBits(among)
  return Array.from({ length: days }, (_, ahead) => {
    const day = addDays(today, ahead)
    return { day, taken: countBits(both(among, takenOn(all, day))), villas }
  })
}

const ofOwner = ({ entries, size }: PackedVillas, ownerId: number): Bits => {
  const own = bitsFor(size)
  for (const [slot, entry] of entries.entries()) if (entry?.villa.ownerId === ownerId) writeBit(own, slot, true)
  return own
}

const takenOn = ({ nights: { base, words, rows } }: PackedVillas, day: Day): Bits => {
  const row = (dayNumber(day) - base) * words
  return rows.subarray(row, row + words)
}
