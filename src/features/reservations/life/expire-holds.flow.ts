import type { Act } from '../../../platform/act.ts'
import { endedHolds, type HoldCursor } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { moveReservation } from './move-reservation.flow.ts'

const PAGE = 100
const MOST_PAGES = 50

/**
 * Tidies up options and requests whose end has come: status, nights and letter. Reads never wait for it. Those that
 * fail don't stop the others, however many stand first: the next page begins after them. Answers how many it ended.
 */
export const expireHolds = async (act: Act<LinkServices>): Promise<number> => {
  const faults: unknown[] = []
  let seen = 0
  let cursor: HoldCursor | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const ended = await endedHolds(act.db, act.now, PAGE, cursor)
    for (const { id } of ended)
      await moveReservation(act, id, { move: 'expire', reason: '', byAgency: false }).catch((error) =>
        faults.push(error),
      )
    seen += ended.length
    cursor = ended.at(-1)
    if (ended.length < PAGE) break
  }
  if (faults.length) throw new AggregateError(faults, `${faults.length} of ${seen} holds could not be ended`)
  return seen
}
