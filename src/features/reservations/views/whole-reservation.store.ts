import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { letter } from '../../letters/letters.table.ts'
import { district, town } from '../../places/places.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { alert, ledgerEntry, ledgerFile } from '../money/ledger.table.ts'
import { reservation, reservationEvent, reservationNote } from '../reservations.table.ts'

const FIRST_PHOTO = sql<string | null>`(SELECT p.path FROM villa_photo vp JOIN picture p ON p.id = vp.picture_id
  WHERE vp.villa_id = villa.id ORDER BY vp.position, vp.id LIMIT 1)`

const whole = statement('whole_reservation', () => {
  const id = given('id')
  const { slug, name, code, ownerId, checkInTime, checkOutTime } = villa
  return {
    reservations: ask.select().from(reservation).where(eq(reservation.id, id)),
    houses: ask
      .select({
        ...{ slug, name, code, ownerId, checkInTime, checkOutTime },
        ...{ town: town.name, district: district.name, thumbnail: FIRST_PHOTO },
      })
      .from(reservation)
      .innerJoin(villa, eq(villa.id, reservation.villaId))
      .innerJoin(town, eq(town.id, villa.townId))
      .innerJoin(district, eq(district.id, villa.districtId))
      .where(eq(reservation.id, id)),
    history: ask
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.reservationId, id))
      .orderBy(asc(reservationEvent.id)),
    ledger: ask.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, id)).orderBy(asc(ledgerEntry.id)),
    files: ask
      .select({ id: ledgerFile.id, entryId: ledgerFile.entryId })
      .from(ledgerFile)
      .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerFile.entryId))
      .where(eq(ledgerEntry.reservationId, id))
      .orderBy(asc(ledgerFile.id)),
    notes: ask
      .select()
      .from(reservationNote)
      .where(eq(reservationNote.reservationId, id))
      .orderBy(asc(reservationNote.id)),
    letters: ask.select().from(letter).where(eq(letter.reservationId, id)).orderBy(asc(letter.id)),
    /** Those that nobody has dealt with. */
    alerts: ask
      .select()
      .from(alert)
      .where(and(eq(alert.reservationId, id), isNull(alert.resolvedAt)))
      .orderBy(asc(alert.id)),
  }
})

/** A reservation with its villa, history, money, letters and open alerts as of one moment; null when there is none. */
export const wholeReservation = async (db: Db, id: number) => {
  const { reservations, houses, ...rest } = await whole(db, { id })
  const [[row], [house]] = [reservations, houses]
  return row && house ? { reservation: row, house, ...rest } : null
}
