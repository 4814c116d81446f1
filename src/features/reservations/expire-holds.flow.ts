import type { Db } from '../../platform/db.ts'
import { moveReservation } from './move-reservation.flow.ts'
import type { LinkServices } from './reservation-letters.flow.ts'
import { endedHolds } from './reservations.store.ts'

/** Tidies up options and requests whose end has come: status, nights and letter. Reads never wait for it; one that fails doesn't stop the others. Answers how many it ended. */
export const expireHolds = async (db: Db, services: LinkServices, now: Date): Promise<number> => {
  const ended = await endedHolds(db, now, 100)
  const faults: unknown[] = []
  for (const { id } of ended)
    await moveReservation(db, services, id, { move: 'expire', reason: '', byAgency: false }, { role: 'SYSTEM' }, now).catch((error) =>
      faults.push(error),
    )
  if (faults.length) throw new AggregateError(faults, `${faults.length} of ${ended.length} holds could not be ended`)
  return ended.length
}
