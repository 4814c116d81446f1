import { Refusal } from '../../kernel/refusal.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `running` works run at a time; `waiting` more wait their turn, the next is refused 'unavailable'. */
export const gateOf = (most: { running: number; waiting: number }): Gate => {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most.running) {
      if (queue.length >= most.waiting) throw new Refusal('unavailable', { seconds: 2 })
      // whoever finishes hands its place over: `running` stays
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
