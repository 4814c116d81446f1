import { addDays, type Day, dayNumber } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { isWithin, type Scope } from '../owners/owner-scope.ts'
import { type Bits, bitsFor, both, countBits, eachBit, writeBit } from '../search/packed/bits.ts'
import type { PackedVillas } from '../search/packed/packed-villas.server.ts'
import { type SearchModel, villasAt } from '../search/search-model.server.ts'
import type { overview } from './overview.contract.ts'

type Occupancy = AnswerOf<typeof overview>['content']['occupancy']

/** How many of the published villas, or of a scope's among them, are taken on each of the coming nights. */
export const occupancyOf = (
  search: SearchModel,
  { today, days, scope, now }: { today: Day; days: number; scope: Scope; now: Date },
): Occupancy => {
  const all = villasAt(search, now)
  const among = scope ? both(all.houses.active, within(all, scope)) : all.houses.active
  const villas = countBits(among)
  return Array.from({ length: days }, (_, ahead) => {
    const day = addDays(today, ahead)
    return { day, taken: countBits(both(among, takenOn(all, day))), villas }
  })
}

const within = ({ houses, size }: PackedVillas, scope: Scope): Bits => {
  const own = bitsFor(size)
  eachBit(houses.active, (slot) => writeBit(own, slot, isWithin(scope, houses.owners[slot] ?? 0)))
  return own
}

const takenOn = ({ nights: { base, words, rows } }: PackedVillas, day: Day): Bits => {
  const row = (dayNumber(day) - base) * words
  return rows.subarray(row, row + words)
}
