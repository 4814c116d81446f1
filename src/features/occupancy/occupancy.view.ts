import type { Staff } from '../../kernel/caller.ts'
import { clash, type Day } from '../../kernel/day.ts'
import { isChangeable } from '../reservations/life/reservation-moves.ts'
import { isOver } from '../reservations/life/reservation-status.ts'
import type { ReservationStatus } from '../reservations/reservation.shape.ts'
import type { SentBar, SentConflict } from './occupancy.shape.ts'
import type { Standing } from './occupancy.store.ts'

/** What stands in the calendars as bars; an owner moves only what they closed themselves. */
export const barsOf = ({ stays, closings }: Standing, who: Staff): SentBar[] => [
  ...stays.map(
    ({ id, villaId, from, until, state, who: guest, code, guests, ends }): SentBar => [
      ...([id, villaId, from, until, state, guest, code, guests] as const),
      ...([ends?.toISOString() ?? null, who.role === 'OWNER' || !isChangeable(state as ReservationStatus)] as const),
    ],
  ),
  ...closings.map((closing): SentBar => {
    const { id, villaId, from, until, state, who: source, note } = closing
    return [id, villaId, from, until, state, source, note, 0, null, !isOf(who, closing)]
  }),
]

/** The closings that this person may move or open. */
export const changeableFor = ({ closings }: Standing, who: Staff): number[] =>
  closings.filter((closing) => isOf(who, closing)).map(({ id }) => id)

const isOf = (who: Staff, { ofFeed, ownerId }: Standing['closings'][number]): boolean =>
  !ofFeed && (who.role === 'ADMIN' || ownerId === who.accountId)

/**
 * Where a foreign calendar wants nights that a reservation holds; what is over troubles nobody any more, nor what a
 * portal only closed, nor an event that is the reservation itself.
 */
export const conflictsOf = ({ stays, closings }: Standing, today: Day): SentConflict[] => {
  const holding = Map.groupBy(
    stays.filter(({ state, until }) => state !== 'REQUEST' && until > today && !isOver(state as ReservationStatus)),
    ({ villaId }) => villaId,
  )
  return closings.flatMap(({ id, villaId, ofFeed, isBlock, sameAs, ...event }) =>
    ofFeed && !isBlock
      ? (holding.get(villaId) ?? [])
          .filter((stay) => !sameAs.includes(stay.id) && clash(spanOf(stay), spanOf(event)))
          .map(
            (stay): SentConflict => [
              villaId,
              later(stay.from, event.from),
              sooner(stay.until, event.until),
              stay.id,
              id,
            ],
          )
      : [],
  )
}

const spanOf = ({ from, until }: { from: Day; until: Day }) => ({ checkIn: from, checkOut: until })
const later = (one: Day, other: Day): Day => (one > other ? one : other)
const sooner = (one: Day, other: Day): Day => (one < other ? one : other)
