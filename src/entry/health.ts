import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { heartbeat } from '../platform/heartbeat.table.ts'

type Parts = { db: Db; isStopping(): boolean; areJobsAlive(): boolean; villas(): number }

/**
 * /healthz: the process answers. /readyz: it is not ending, the database takes what is written, and the jobs are alive.
 */
export const registerHealth = (
  app: FastifyInstance,
  { db, isStopping, areJobsAlive, villas }: Parts,
): (() => Promise<boolean>) => {
  const takesWrites = onceAWhile(() => canWrite(db))
  const isReady = async () => !isStopping() && areJobsAlive() && (await takesWrites())
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', villas: villas() })
  })
  return isReady
}

const AT_MOST_EVERY_MS = 250

/** The same answer for all who ask at a time, and a moment longer: everybody may ask, and each answer costs a write. */
const onceAWhile = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined
  return () => {
    answer ??= ask().finally(() => setTimeout(() => (answer = undefined), AT_MOST_EVERY_MS).unref())
    return answer
  }
}

/** Reading is not enough: a database that lost its primary still answers, and no booking gets through. */
const canWrite = (db: Db): Promise<boolean> => {
  const now = sql`clock_timestamp()`
  return db
    .insert(heartbeat)
    .values({ job: 'ready', at: now, leasedUntil: now })
    .onConflictDoUpdate({ target: heartbeat.job, set: { at: now } })
    .then(
      () => true,
      () => false,
    )
}
