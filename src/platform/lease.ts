import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database/db.ts'
import { heartbeat } from './heartbeat.table.ts'

const LEASE_SECONDS = 60

/**
 * A job's lease of a minute, by the database's clock. `holder` names the process; nobody keeps or gives back another's
 * lease.
 */
export const leaseOf = (db: Db, job: string, holder: string) => {
  const leasedUntil = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
  const mine = and(eq(heartbeat.job, job), eq(heartbeat.holder, holder))
  const set = async (values: { at?: SQL; leasedUntil: SQL }): Promise<boolean> =>
    (await db.update(heartbeat).set(values).where(mine).returning({ job: heartbeat.job })).length > 0
  return {
    /** Takes it unless another has it; answers whether it is ours. */
    async take(): Promise<boolean> {
      const taken = await db
        .insert(heartbeat)
        .values({ job, holder, at: sql`clock_timestamp()`, leasedUntil })
        .onConflictDoUpdate({
          target: heartbeat.job,
          set: { holder, leasedUntil },
          setWhere: sql`${heartbeat.leasedUntil} <= clock_timestamp()`,
        })
        .returning({ job: heartbeat.job })
      return taken.length > 0
    },
    /** Has it for another minute; false when another has it by now. */
    renew: () => set({ leasedUntil }),
    /** The work is done: whoever comes next may take it at once. */
    giveBack: () => set({ at: sql`clock_timestamp()`, leasedUntil: sql`clock_timestamp()` }),
  }
}

export const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3
