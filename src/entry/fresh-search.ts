import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ratingOf } from '../features/content/comments/comments.store.ts'
import { modelKeeper } from '../features/search/search.store.ts'
import type { SearchModel } from '../features/search/search-model.server.ts'
import { changeOf, VILLA_CHANGED } from '../features/villas/villa-lock.store.ts'
import type { Database } from '../platform/database/db.ts'

const DAY_MS = 86_400_000

/** What is kept fresh, and who is told each time after a look whether anything changed. */
export type Watch = { search: SearchModel; now: () => Date; log: FastifyBaseLogger; looked: () => void }

/**
 * Fills the read model and keeps it fresh: villas that a committed change names are read at once, and a look of its own
 * finds what got lost. Once a day all is read anew, because the horizon of the calendar moves with today. `refresh`
 * waits until everything committed so far is in it.
 */
export const keepSearchFresh = async (database: Database, watch: Watch) => {
  const { search, now, looked, log } = watch
  const keeper = modelKeeper(search, database.db, ratingOf)
  await keeper.fill(now())
  let told = new Map<number, Map<number, number>>()
  let due: 'fill' | 'refresh' | undefined
  const work = inLine(async () => {
    const [whole, changed] = [due, told]
    due = undefined
    told = new Map() // who looks at all finds them too
    try {
      await (whole ? keeper[whole](now()) : keeper.read(changed, now()))
    } catch (error) {
      due ??= 'refresh' // what was told is not known any more
      throw error
    }
    looked()
  })
  const refresh = (): Promise<void> => {
    due ??= 'refresh'
    return work()
  }
  const soon = paced(() => work().catch(behind(log, VILLA_CHANGED)))
  await database.listen(VILLA_CHANGED, (payload) => {
    const change = changeOf(payload)
    if (!change) due ??= 'refresh'
    else {
      const steps = told.get(change.id) ?? new Map<number, number>()
      if (change.nights) steps.set(change.nights.from, change.nights.to)
      told.set(change.id, steps)
    }
    soon()
  })
  const stopLooking = lookAgain(database, VILLA_CHANGED, refresh, watch)
  const days = setInterval(() => {
    due = 'fill'
  }, DAY_MS)
  const stop = (): void => {
    stopLooking()
    clearInterval(days)
  }
  return { refresh, stop }
}

/** In a rush of changes so long (ms) passes between two readings: those that come meanwhile are read together. */
const PACE_MS = 20

/** Runs at once when it is called, then again after a while when it was called meanwhile. */
const paced = (work: () => Promise<void>): (() => void) => {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    running = true
    do {
      again = false
      await work()
      await pause(PACE_MS, undefined, { ref: false })
    } while (again)
    running = false
  }
  return () => {
    again = true
    if (!running) void run()
  }
}

const behind = (log: Watch['log'], channel: string) => (error: unknown) =>
  log.warn({ err: error, channel }, 'what is in memory is behind')

/** Looks by itself now and then, in case what was told got lost. Answers how to stop. */
const lookAgain = ({ kind }: Database, channel: string, look: () => Promise<void>, { log }: Watch): (() => void) => {
  const timer = setInterval(() => void look().catch(behind(log, channel)), kind === 'postgres' ? 1_000 : 30_000)
  return () => clearInterval(timer)
}

/** Looks each time the channel says so, and by itself in case that got lost. Answers how to stop. */
export const lookWhenTold = async (
  database: Database,
  channel: string,
  look: () => Promise<void>,
  watch: Watch,
): Promise<() => void> => {
  await database.listen(channel, () => void look().catch(behind(watch.log, channel)))
  return lookAgain(database, channel, look, watch)
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
