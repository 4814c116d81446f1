import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../../kernel/refusal.ts'
import { isInTransaction } from './unit-of-work.ts'

const LONGEST_WAIT_MS = 10_000
const MOST_WAITING = 500
/**
 * So many lanes are worked in at once: fewer than there are connections, so that those who only read find one when all
 * lanes wait for locks.
 */
export const MOST_LANES_AT_ONCE = 8

/** Who waits in each lane, the first first. A lane without an entry is free. */
const lanes = new Map<string, (() => void)[]>()
/** Who has a lane and waits for a place to work. */
const forPlace: (() => void)[] = []
let places = MOST_LANES_AT_ONCE
const inside = new AsyncLocalStorage<{ names: Set<string>; waited: boolean }>()

/**
 * Runs one piece of work at a time for each name in this process, in the order they came, and before a database
 * connection is taken: however many wait for one villa, one connection waits for its lock; however many villas are
 * waited for, some connections are left. Whoever is in the lane already goes on; so does whoever has a transaction
 * open, because waiting there would hold a connection. What stays right without it is the database's lock. Refuses
 * 'unavailable' when too many wait, or too long.
 */
export const inLane = async <T>(name: string | undefined, work: () => Promise<T>): Promise<T> => {
  if (name === undefined || isInTransaction() || inside.getStore()?.names.has(name)) return work()
  const outer = inside.getStore()
  const hasPlace = (outer?.names.size ?? 0) > 0
  const waited = lanes.has(name)
  await enter(name)
  const mine = { names: new Set(outer?.names).add(name), waited: waited || (outer?.waited ?? false) }
  try {
    return await (hasPlace ? inside.run(mine, work) : atPlace(() => inside.run(mine, work)))
  } finally {
    mine.names.delete(name) // what was begun in here and goes on has left the lane
    leave(name)
  }
}

/** Has this work waited in a lane? Then what was read before may be another by now. */
export const hasWaited = (): boolean => inside.getStore()?.waited ?? false

const atPlace = async <T>(work: () => Promise<T>): Promise<T> => {
  if (places > 0) places--
  else await turnIn(forPlace)
  try {
    return await work()
  } finally {
    const next = forPlace.shift()
    if (next) next()
    else places++
  }
}

const enter = (name: string): Promise<void> | undefined => {
  const waiting = lanes.get(name)
  if (waiting) return turnIn(waiting)
  lanes.set(name, [])
  return undefined
}

const leave = (name: string): void => {
  const next = lanes.get(name)?.shift()
  if (next) next()
  else lanes.delete(name)
}

/** Waits at the end of a queue until whoever goes calls the first of it. */
const turnIn = (queue: (() => void)[]): Promise<void> => {
  if (queue.length >= MOST_WAITING) throw new Refusal('unavailable')
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(go), 1)
      reject(new Refusal('unavailable'))
    }, LONGEST_WAIT_MS)
    const go = (): void => {
      clearTimeout(timer)
      resolve()
    }
    queue.push(go)
  })
}
