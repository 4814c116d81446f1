import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SPOKEN_BY } from '../http/answer-refusal.ts'
import { type Encoding, encodedBody } from './encoded.ts'

/** An answer as it was made: not packed, names of headers in small letters. */
export type Answered = { status: number; headers: Record<string, string>; body: Buffer }

const VARY = `Accept-Encoding, ${SPOKEN_BY}`
/** What belongs to one sending of an answer rather than to the answer. */
const OF_ONE_SENDING = /^(x-request-id|date|connection|keep-alive|transfer-encoding|content-length|vary)$/
/** After so many readers an answer is packed as small as it gets. */
const READERS_TO_SHRINK = 8
/** About what an answer takes beside its body. */
const OVERHEAD_BYTES = 1_000

/** An answer of an epoch that can be sent again and again. */
export const cachedAnswer = ({ status, headers, body: plain }: Answered, epoch: number) => {
  const body = encodedBody(plain)
  const own = Object.entries(headers).filter(([name]) => !OF_ONE_SENDING.test(name))
  const tag = createHash('sha1').update(plain).digest('base64url')
  const heads: Partial<Record<Encoding, { length: number; head: string[] }>> = {}
  let readers = 0
  let isShrunk = false
  const tagIn = (encoding: Encoding): string => `"${tag}-${encoding}"`
  /** The head of a body of so many bytes: names and values by turns, which Node writes soonest. */
  const headIn = (encoding: Encoding, length: number): string[] => {
    const made = heads[encoding]
    if (made?.length === length) return made.head
    const head = [
      ...own.flat(),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(status === 200 ? ['etag', tagIn(encoding)] : []),
      ...['vary', VARY, 'content-length', String(length)],
    ]
    heads[encoding] = { length, head }
    return head
  }
  return {
    epoch,
    /** May others get it too? A redirect belongs to the very address that was asked, and so does a cookie. */
    isForAll: (status < 300 || status > 399) && headers['set-cookie'] === undefined,
    /** Is it the answer until something changes? Its maker says so. */
    isToKeep: status === 200 && headers['cache-control'] === 'no-cache',
    /** Sends it as the request likes it best: at once, or when it is packed, which made it grow. */
    send({ headers: asked, method }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
      const encoding = body.encodingFor(asked['accept-encoding']?.toString())
      if (status === 200 && asked['if-none-match']?.includes(tag)) {
        response.writeHead(304, ['etag', tagIn(encoding), 'vary', VARY, 'cache-control', 'no-cache']).end()
        return
      }
      const sendBytes = (bytes: Buffer): void => {
        response.writeHead(status, headIn(encoding, bytes.length))
        response.end(method === 'HEAD' ? undefined : bytes)
        readers++
      }
      const made = body.now(encoding)
      if (!made) return body.in(encoding).then(sendBytes)
      sendBytes(made)
    },
    /** Has it found so many readers that it should be packed as small as it gets? Says so once. */
    isToShrink(): boolean {
      if (isShrunk || readers < READERS_TO_SHRINK || !body.now('br')) return false
      isShrunk = true
      return true
    },
    shrink: body.shrink,
    get isPacked(): boolean {
      return body.isPacked
    },
    get bytes(): number {
      return body.bytes + OVERHEAD_BYTES
    },
  }
}
export type CachedAnswer = ReturnType<typeof cachedAnswer>
