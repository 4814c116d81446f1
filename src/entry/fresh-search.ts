import type { FastifyBaseLogger } from 'fastify'
import { ratingOf } from '../features/content/comments/comments.store.ts'
import { modelKeeper } from '../features/search/search.store.ts'
import type { SearchModel } from '../features/search/search-model.server.ts'
import { VILLA_CHANGED } from '../features/villas/villa-lock.store.ts'
import type { Database } from '../platform/database/db.ts'

const DAY_MS = 86_400_000

/** What is kept fresh, and who is told each time after a look whether anything changed. */
export type Watch = { search: SearchModel; now: () => Date; log: FastifyBaseLogger; looked: () => void }

/**
 * Fills the read model and keeps it fresh: told of every committed change, and looking by itself in case a message got
 * lost. Once a day all is read anew, because the horizon of the calendar moves with today. `refresh` waits until
 * everything committed so far is in it.
 */
export const keepSearchFresh = async (database: Database, watch: Watch) => {
  const { search, now, looked } = watch
  const keeper = modelKeeper(search, database.db, ratingOf)
  await keeper.fill(now())
  let isNewDay = false
  const refresh = inLine(async () => {
    const work = isNewDay ? keeper.fill : keeper.refresh
    isNewDay = false
    await work(now())
    looked()
  })
  const stopLooking = await lookWhenTold(database, VILLA_CHANGED, refresh, watch)
  const days = setInterval(() => {
    isNewDay = true
  }, DAY_MS)
  const stop = (): void => {
    stopLooking()
    clearInterval(days)
  }
  return { refresh, stop }
}

/** Looks each time the channel says so, and by itself in case that got lost. Answers how to stop. */
export const lookWhenTold = async (
  { kind, listen }: Database,
  channel: string,
  look: () => Promise<void>,
  { log }: Watch,
): Promise<() => void> => {
  const soon = () => void look().catch((error) => log.warn({ err: error, channel }, 'what is in memory is behind'))
  await listen(channel, soon)
  const timer = setInterval(soon, kind === 'postgres' ? 1_000 : 30_000)
  return () => clearInterval(timer)
}

/** Runs a piece of work one at a time; a wish that comes while it runs is served by one more run after it. */
export const inLine = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = (): Promise<void> => {
    if (!running) {
      running = work().finally(() => {
        running = null
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return run()
      })
    return next
  }
  return run
}
