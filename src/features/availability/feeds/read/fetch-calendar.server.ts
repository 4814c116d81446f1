import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FeedFault } from './calendar-lines.ts'
import { type FeedReach, feedAddress, mustBePublic } from './feed-address.server.ts'

const MOST_BYTES = 2_000_000
const LONGEST_MS = 10_000
const MOST_REDIRECTS = 3

type Limits = FeedReach & { longestMs?: number; resolve?: typeof lookup }

/**
 * The text of a calendar at an address. Where it leads is judged once its name is resolved, by the connection itself,
 * and again at each redirect. Throws a FeedFault: 'refused', 'unknown-host', 'status', 'silent', 'too-large', 'cut'.
 */
export const fetchCalendar = async (typed: string, limits: Limits): Promise<string> => {
  const ends = AbortSignal.timeout(limits.longestMs ?? LONGEST_MS)
  let url = feedAddress(typed, limits)
  for (let hops = 0; ; hops++) {
    const answer = await ask(url, limits, ends)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      if (hops === MOST_REDIRECTS) throw new FeedFault('refused')
      url = feedAddress(URL.parse(headers.location, url)?.href ?? '', limits)
      continue
    }
    if (statusCode === 200) return textOf(answer, ends)
    answer.destroy()
    throw new FeedFault('status', { status: statusCode })
  }
}

const ask = (url: URL, limits: Limits, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...{ signal, agent: false, lookup: judged(limits) },
      headers: {
        accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'HappyVillalari-Calendar/1',
      },
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(faultOf(error)))
    request.end()
  })

/** Resolves a name for a connection: every address it has must be public, and the connection goes to one of these. */
const judged =
  (limits: Limits): LookupFunction =>
  (host, options, answer) => {
    const one = (error: Error | null, addresses: LookupAddress[]) => {
      const [first] = addresses
      if (error || !first) return answer(error ?? new FeedFault('unknown-host'), '', 4)
      try {
        for (const { address } of addresses) mustBePublic(address, limits)
      } catch (fault) {
        return answer(fault as Error, '', 4)
      }
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    }
    ;(limits.resolve ?? lookup)(host, { ...options, all: true }, (error, found) => one(error, found ?? []))
  }

const DECODERS: Record<string, (() => NodeJS.ReadWriteStream) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The whole body as text, counted as it is decoded: a bomb ends at the cap. */
const textOf = async (answer: IncomingMessage, signal: AbortSignal): Promise<string> => {
  const encoding = String(answer.headers['content-encoding'] ?? 'identity').toLowerCase()
  const decoder = DECODERS[encoding]?.()
  if (!decoder && encoding !== 'identity') throw new FeedFault('unreadable', { text: encoding.slice(0, 40) })
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (Number(answer.headers['content-length']) > MOST_BYTES) throw new FeedFault('too-large')
    if (decoder) answer.on('error', (error) => decoder.emit('error', error))
    for await (const chunk of decoder ? answer.pipe(decoder) : answer) {
      signal.throwIfAborted()
      size += chunk.length
      if (size > MOST_BYTES) throw new FeedFault('too-large')
      chunks.push(Buffer.from(chunk))
    }
  } catch (error) {
    throw faultOf(error)
  } finally {
    answer.destroy()
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** What went wrong on the way, in the words of a feed. */
const faultOf = (error: unknown): FeedFault => {
  if (error instanceof FeedFault) return error
  const code = String(Object(error).code ?? '')
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL'].includes(code)) return new FeedFault('unknown-host')
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT')) return new FeedFault('cut')
  return new FeedFault('silent')
}
