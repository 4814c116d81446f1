import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db.ts'
import { heartbeat } from '../platform/heartbeat.table.ts'
import { withoutData } from '../platform/without-data.ts'

/** A piece of work that is done again and again. Answers how much it did. */
export type Job = { name: string; everyMs: number; work(now: Date): Promise<number> }

export type Jobs = {
  /** Runs everything that is due now; for tests and the last round before the end. */ runAll(): Promise<void>
  /** False when one of them has not come to an end for two minutes more than it should. */
  isAlive(): boolean
  stop(): Promise<void>
}

const STUCK_MS = 120_000
const STOP_WITHIN_MS = 4_000

/** Runs jobs on the database's own lease: of several processes one does the work at a time, and a process that died is replaced. */
export const startJobs = (db: Db, jobs: Job[], log: FastifyBaseLogger, now: () => Date, enabled: boolean): Jobs => {
  let stopped = false
  const began = Date.now()
  const lastRounds = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  const runOnce = async (job: Job): Promise<void> => {
    const at = now()
    if (!(await lease(db, job, at))) return
    const done = await job.work(at)
    if (done) log.info({ job: job.name, done }, 'job')
    await db.update(heartbeat).set({ at: now(), leasedUntil: now() }).where(sql`${heartbeat.job} = ${job.name}`)
  }

  const round = (job: Job): void => {
    const work = runOnce(job)
      .catch((error) => log.error({ err: withoutData(error), job: job.name }, 'job failed'))
      .finally(() => {
        running.delete(work)
        lastRounds.set(job.name, Date.now())
        if (!stopped) schedule(job)
      })
    running.add(work)
  }
  const schedule = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      round(job)
    }, job.everyMs)
    timers.add(timer)
  }

  if (enabled) for (const job of jobs) schedule(job)
  return {
    async runAll() {
      for (const job of jobs) await job.work(now())
    },
    isAlive: () => !enabled || jobs.every(({ name, everyMs }) => Date.now() - (lastRounds.get(name) ?? began) < everyMs + STUCK_MS),
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.race([Promise.all(running), pause(STOP_WITHIN_MS, undefined, { ref: false })]) // a deaf mail server keeps nobody from ending
    },
  }
}

const LEASE_MS = 60_000

const lease = async (db: Db, job: Job, now: Date): Promise<boolean> => {
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const taken = await db
    .insert(heartbeat)
    .values({ job: job.name, at: now, leasedUntil })
    .onConflictDoUpdate({ target: heartbeat.job, set: { leasedUntil }, setWhere: sql`${heartbeat.leasedUntil} <= ${now}` })
    .returning({ job: heartbeat.job })
  return taken.length > 0
}
