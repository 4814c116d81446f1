import type { FastifyBaseLogger } from 'fastify'
import { ratingOf } from '../features/content/comments.store.ts'
import { modelKeeper } from '../features/search/search.store.ts'
import type { SearchModel } from '../features/search/search-model.ts'
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
export const keepSearchFresh = async ({ db, kind, listen }: Database, { search, now, log, looked }: Watch) => {
  const keeper = modelKeeper(search, db, ratingOf)
  await keeper.fill(now())
  let isNewDay = false
  const refresh = inLine(async () => {
    const work = isNewDay ? keeper.fill : keeper.refresh
    isNewDay = false
    await work(now())
    looked()
  })
  const soon = (work: () => Promise<void>) => void work().catch((error) => log.warn({ err: error }, 'search is behind'))
  await listen(VILLA_CHANGED, () => soon(refresh))
  const timers = [
    setInterval(() => soon(refresh), kind === 'postgres' ? 1_000 : 30_000),
    setInterval(() => {
      isNewDay = true
    }, DAY_MS),
  ]
  const stop = (): void => {
    for (const timer of timers) clearInterval(timer)
  }
  return { refresh, stop }
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
