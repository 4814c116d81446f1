import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

/** What is to be told of a transaction when it has really been committed: payloads by channel, each once. */
type News = Map<string, Set<string>>
type Unit = { open: boolean; news: News }

const units = new AsyncLocalStorage<Unit>()
const waits = new AsyncLocalStorage<number>()

/** Does the code run inside a transaction, so that a connection is held already? */
export const isInTransaction = (): boolean => units.getStore()?.open ?? false

/** Tells a channel of something once the outermost transaction has been committed; never when it is undone. */
export const announceAtCommit = (channel: string, payload: string): void => {
  const news = units.getStore()?.news
  news?.set(channel, (news.get(channel) ?? new Set()).add(payload))
}

const ending = new WeakSet<Db>()

/**
 * Says that the next statement of an outermost transaction is its last: it may be committed on the same way. Nothing
 * may follow, and what is done with its answer undoes nothing.
 */
export const endsWithNext = (tx: Db): void => void ending.add(tx)

/** Has that been said of this transaction? */
export const isEnding = (tx: Db): boolean => ending.has(tx)

/** Runs an outermost transaction and hands on what is to be told after its commit. */
export const inUnitOfWork = async <T>(
  transaction: () => Promise<T>,
  tell: (channel: string, payloads: string[]) => void,
): Promise<T> => {
  const unit: Unit = { open: true, news: new Map() }
  try {
    const answer = await units.run(unit, transaction)
    for (const [channel, payloads] of unit.news) tell(channel, [...payloads])
    return answer
  } finally {
    unit.open = false
  }
}

/** Runs work whose transactions wait at most so long (ms) for a lock. */
export const withLockWait = <T>(ms: number, work: () => Promise<T>): Promise<T> => waits.run(ms, work)

/** How long (ms) a transaction that begins here may wait for a lock; undefined = as long as the connection allows. */
export const lockWait = (): number | undefined => waits.getStore()
