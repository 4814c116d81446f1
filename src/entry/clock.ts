import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/db.ts'

const EVERY_MS = 30_000

export type Clock = { now(): Date; stop(): void }

/**
 * The time by the database's clock: ours, set right by what was measured last. Several processes that disagree about
 * the time agree by it about the end of an option. Measured before it answers, then every half a minute; while the
 * database is away the last measure stands.
 */
export const followClock = async (ask: () => Promise<Date>, everyMs = EVERY_MS): Promise<Clock> => {
  let offset = await offsetOf(ask)
  const measure = (): Promise<void> =>
    offsetOf(ask).then(
      (measured) => {
        offset = measured
      },
      () => undefined, // whoever needs the database now is told that it is away
    )
  const timer = setInterval(measure, everyMs)
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) }
}

/** How far the other clock is ahead, in milliseconds. Its answer was true in the middle of the way there and back. */
const offsetOf = async (ask: () => Promise<Date>): Promise<number> => {
  const [asked, began] = [Date.now(), performance.now()]
  const theirs = await ask()
  return Math.round(theirs.getTime() - (asked + (performance.now() - began) / 2))
}

export const askDatabaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ ms: string }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::text AS ms`,
  )
  return new Date(Number(rows[0]?.ms))
}
