import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answered, type CachedAnswer, cachedAnswer } from './cached-answer.ts'
import { openShelves } from './shelf.ts'

/** What is asked for: an address in its tidy form, and the only headers an answer may depend on. */
export type Asked = { url: string; headers: Record<string, string> }
/** The headers of most questions: none. */
export const NOTHING_ELSE: Record<string, string> = Object.freeze({})
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

  const count = (name: string, found: CachedAnswer): void => {
    if (shelf.get(name) === found) shelf.put(name, found)
  }

  const give = (name: string, found: CachedAnswer, { request, response, next }: Call): Promise<void> | undefined => {
    if (!found.isForAll) return void next()
    const growing = found.send(request, response)
    if (growing) return growing.then(() => count(name, found))
    if (found.isToShrink()) shrinkLater(() => found.shrink().then(() => count(name, found)))
  }

  /** Answers a request, or hands it on. What is there is sent at once. */
  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> | undefined => {
    const asked = request.method === 'GET' || request.method === 'HEAD' ? askedOf(request) : null
    if (!asked) return void next()
    const name = nameOf(asked)
    const call = { request, response, next }
    // the framework makes it again and says what is wrong
    const fail = () => void (response.headersSent ? response.destroy() : next())
    try {
      const found = find(name, asked)
      const giving = found instanceof Promise ? found.then((made) => give(name, made, call)) : give(name, found, call)
      return giving?.catch(fail)
    } catch {
      fail()
    }
  }

  return { answer, stats: () => ({ ...counts, answers: shelf.count, bytes: shelf.bytes }) }
}

type Call = { request: IncomingMessage; response: ServerResponse; next: () => void }

/** What most ask has a name that is there already; a text that is put together is taken apart each time. */
const nameOf = ({ url, headers }: Asked): string =>
  headers === NOTHING_ELSE ? url : `${headers['x-language'] ?? ''} ${headers.cookie ?? ''} ${url}`

/** Runs pieces of work that nobody waits for one after the other. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>): void => {
    last = last.then(work).catch(() => undefined) // the larger body stays, which is as good an answer
  }
}
