import { type SQL, sql } from 'drizzle-orm'
import type { LackTimes } from '../../reservations/views/lacking.store.ts'

/** How many of a stay's guests are not written down for the authority, as SQL: `missing` of `listView`. */
export const UNLISTED: SQL<number> = sql<number>`CASE
  WHEN EXISTS (SELECT FROM guest_list l WHERE l.reservation_id = reservation.id AND l.forgotten_at IS NOT NULL) THEN 0
  ELSE greatest(0, reservation.adults + reservation.children + reservation.infants
    - (SELECT count(*)::int FROM guest_person p WHERE p.reservation_id = reservation.id)) END`

/** The ids of stays of the coming seven days, begun ones too, with guests who are not written down. */
export const lackingPersons = ({ today, longAgo, inAWeek }: LackTimes): SQL =>
  sql`SELECT id FROM reservation WHERE status IN ('CONFIRMED', 'CHECKED_IN')
    AND check_in >= ${longAgo} AND check_in < ${inAWeek} AND check_out > ${today} AND ${UNLISTED} > 0`
