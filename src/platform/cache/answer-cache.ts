import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answered, type CachedAnswer, cachedAnswer } from './cached-answer.ts'
import { openShelves } from './shelf.ts'

/** What is asked for: an address in its tidy form, and the only headers an answer may depend on. */
export type Asked = { url: string; headers: Record<string, string> }
/** Answers of an earlier epoch are stale; the present one began at `since` and ends at `until` at the latest (ms). */
export type Validity = { epoch: number; since: number; until: number }

export type Parts = {
  /** The question behind a request that everybody gets the same answer to; null for every other request. */
  askedOf(request: IncomingMessage): Asked | null
  /** Makes an answer. It is one to keep when it says 200 and `cache-control: no-cache`. */
  make(asked: Asked): Promise<Answered>
  validity(): Validity
  /** The time (ms) that `validity` goes by. */
  now(): number
  mostBytes: number
}

/** How long a stale answer may still be given while the next one is made: too short for anybody to see. */
const STALE_MS = 80

/**
 * Answers that are the same for everybody, made once and given many times, ahead of the framework: by tidy address and
 * language, packed once, with an ETag. An answer that is made is made for all who wait for it; what changed is made
 * anew. Nothing of the request but what `askedOf` lets through reaches the making: an answer can't be personal.
 */
export const openAnswerCache = ({ askedOf, make, validity, now, mostBytes }: Parts) => {
  const shelf = openShelves<CachedAnswer>(mostBytes)
  const making = new Map<string, Promise<CachedAnswer>>()
  const shrinkLater = oneAtATime()
  const counts = { given: 0, stale: 0, made: 0 }

  const renew = (name: string, asked: Asked): Promise<CachedAnswer> => {
    const running = making.get(name)
    if (running) return running
    const { epoch } = validity() // before anything is read: what changes meanwhile makes it stale
    const next = make(asked)
      .then((answered) => {
        counts.made++
        const answer = cachedAnswer(answered, epoch)
        if (answer.isToKeep) shelf.put(name, answer)
        return answer
      })
      .finally(() => making.delete(name))
    making.set(name, next)
    return next
  }

  const find = (name: string, asked: Asked): CachedAnswer | Promise<CachedAnswer> => {
    const answer = shelf.get(name)
    const { epoch, since } = validity()
    if (answer?.epoch === epoch) {
      counts.given++
      return answer
    }
    const next = renew(name, asked)
    if (answer?.epoch !== epoch - 1 || now() - since > STALE_MS) return next
    next.catch(() => undefined) // whoever asks next asks for it again and hears why
    counts.stale++
    return answer
  }

  /** Answers a request, or hands it on. */
  const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const asked = request.method === 'GET' || request.method === 'HEAD' ? askedOf(request) : null
    if (!asked) return next()
    const name = `${asked.headers['x-language'] ?? ''} ${asked.headers.cookie ?? ''} ${asked.url}`
    try {
      const kept = find(name, asked)
      const found = kept instanceof Promise ? await kept : kept // what is there is sent at once
      if (!found.isForAll) return next()
      const count = () => shelf.get(name) === found && shelf.put(name, found)
      if (await found.send(request, response)) count()
      if (found.isToShrink()) shrinkLater(() => found.shrink().then(count))
    } catch {
      // the framework makes it again and says what is wrong
      if (response.headersSent) response.destroy()
      else next()
    }
  }

  return { answer, stats: () => ({ ...counts, answers: shelf.count, bytes: shelf.bytes }) }
}

/** Runs pieces of work that nobody waits for one after the other. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>): void => {
    last = last.then(work).catch(() => undefined) // the larger body stays, which is as good an answer
  }
}
