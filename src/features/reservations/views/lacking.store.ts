import { and, eq, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { MAX_NIGHTS } from '../../../kernel/limits.ts'
import { BALANCE } from '../money/balance.store.ts'
import { reservation } from '../reservations.table.ts'
import { hasStatus, type Time } from './reservation-status.store.ts'

/** When something is missing, or the places of these times in a statement. */
export type LackTimes = Record<'now' | 'soon', Time> &
  Record<'today' | 'longAgo' | 'inAWeek' | 'inAMonth', Day | Placeholder>

const SOON_MS = 24 * 3_600_000
/** So many days before they come guests must be written down. */
export const LISTED_AHEAD_DAYS = 7

/** The times of now. `longAgo`: no stay that began before it goes on. */
export const lackTimes = (now: Date) => {
  const today = dayInIstanbul(now)
  const days = {
    longAgo: addDays(today, -MAX_NIGHTS),
    inAWeek: addDays(today, LISTED_AHEAD_DAYS),
    inAMonth: addDays(today, 30),
  }
  return { now, soon: new Date(now.getTime() + SOON_MS), today, ...days }
}

/** A request that waits for an answer of ours; those behind an option answer themselves. */
export const waitsForAnswer = (now: Time): SQL | undefined =>
  and(hasStatus(now, 'REQUEST'), eq(reservation.queued, false))

const ids = (where: SQL | undefined): SQL => sql`SELECT id FROM ${reservation} WHERE ${where}`

/** The ids of the reservations that lack an answer. */
export const lackingAnswer = ({ now }: LackTimes): SQL => ids(waitsForAnswer(now))

/** The ids of the options that end unpaid within a day. */
export const lackingPrepayment = ({ now, soon }: LackTimes): SQL =>
  ids(and(hasStatus(now, 'OPTION'), lte(reservation.expiresAt, sql`${soon}`)))

/** The ids of stays with money open: they began before today, or are over. */
export const lackingMoney = ({ today, longAgo }: LackTimes): SQL =>
  sql`SELECT id FROM ${reservation} WHERE status IN ('CONFIRMED', 'CHECKED_IN')
      AND check_in >= ${longAgo} AND check_in < ${today} AND ${BALANCE} > 0
    UNION SELECT reservation_id FROM alert WHERE resolved_at IS NULL AND kind = 'debt-open' AND reservation_id IS NOT NULL`

/** The ids of reservations with an open alert that is not about money of the guest. */
export const lackingLook = (): SQL =>
  sql`SELECT DISTINCT reservation_id FROM alert WHERE resolved_at IS NULL AND kind <> 'debt-open' AND reservation_id IS NOT NULL`
