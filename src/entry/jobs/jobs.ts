import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import { withoutData } from '../../platform/http/without-data.ts'
import { leaseOf, RENEW_EVERY_MS } from '../../platform/lease.ts'

/** A piece of work that is done again and again. Answers how much it did. */
export type Job = { name: string; everyMs: number; work(now: Date): Promise<number> }

export type Jobs = {
  /** Runs everything that is due now; for tests and the last round before the end. */ runAll(): Promise<void>
  /** False when one of them is not begun for two minutes more than it should, or does not come to an end. */
  isAlive(): boolean
  stop(): Promise<void>
}

type Parts = { db: Db; log: FastifyBaseLogger; now: () => Date; enabled: boolean; renewEveryMs?: number }

const LATE_MS = 120_000
/**
 * A round may wait for a slow bank or mail server; one that takes longer than this hangs: its lease runs out and
 * another process does the work.
 */
const LONGEST_ROUND_MS = 15 * 60_000
const STOP_WITHIN_MS = 4_000

/**
 * Runs jobs on the database's own lease: of several processes one does the work at a time, and a process that died is
 * replaced.
 */
export const startJobs = (jobs: Job[], { db, log, now, enabled, renewEveryMs = RENEW_EVERY_MS }: Parts): Jobs => {
  const holder = randomUUID()
  let stopped = false
  const began = Date.now()
  const lastRounds = new Map<string, number>()
  const running = new Map<string, { since: number; work: Promise<void> }>()
  const timers = new Set<NodeJS.Timeout>()

  const runOnce = async (job: Job, since: number): Promise<void> => {
    const lease = leaseOf(db, job.name, holder)
    if (!(await lease.take())) return
    const renewal = setInterval(() => {
      if (Date.now() - since > LONGEST_ROUND_MS) return clearInterval(renewal)
      lease
        .renew()
        .catch((error) => log.warn({ err: withoutData(error), job: job.name }, 'job could not keep its lease'))
    }, renewEveryMs)
    try {
      const done = await job.work(now())
      if (done) log.info({ job: job.name, done }, 'job')
    } finally {
      clearInterval(renewal)
      await lease.giveBack()
    }
  }

  const round = (job: Job): void => {
    const since = Date.now()
    const work = runOnce(job, since)
      .catch((error) => log.error({ err: withoutData(error), job: job.name }, 'job failed'))
      .finally(() => {
        running.delete(job.name)
        lastRounds.set(job.name, Date.now())
        if (!stopped) schedule(job)
      })
    running.set(job.name, { since, work })
  }
  const schedule = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      round(job)
    }, job.everyMs)
    timers.add(timer)
  }
  const isInTime = ({ name, everyMs }: Job): boolean => {
    const round = running.get(name)
    if (round) return Date.now() - round.since < LONGEST_ROUND_MS
    return Date.now() - (lastRounds.get(name) ?? began) < everyMs + LATE_MS
  }

  if (enabled) for (const job of jobs) schedule(job)
  return {
    async runAll() {
      for (const job of jobs) await job.work(now())
    },
    isAlive: () => !enabled || jobs.every(isInTime),
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      const rounds = [...running.values()].map(({ work }) => work)
      // a deaf mail server keeps nobody from ending
      await Promise.race([Promise.all(rounds), pause(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
