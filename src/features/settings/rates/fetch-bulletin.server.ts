import { type Bulletin, readBulletin } from './bulletin.ts'
import type { RateFault } from './rates.contract.ts'

const LONGEST_MS = 10_000
const MOST_BYTES = 512_000

export type RateServices = { rates: { url: string; longestMs?: number } }

/**
 * TCMB's newest bulletin, from the one address the server was given; no redirect is followed. Answers why there is none
 * instead of throwing. No transaction may be open meanwhile.
 */
export const fetchBulletin = async ({
  url,
  longestMs = LONGEST_MS,
}: RateServices['rates']): Promise<Bulletin | { fault: RateFault }> => {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const answer = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml, text/xml' } })
    if (!answer.ok) {
      await answer.body?.cancel()
      return { fault: answer.status === 404 ? 'none' : 'status' }
    }
    const text = await textOf(answer)
    if (text === undefined) return { fault: 'too-large' }
    const bulletin = readBulletin(text)
    if (!bulletin) return { fault: 'unreadable' }
    return Object.keys(bulletin.rates).length ? bulletin : { fault: 'empty' }
  } catch {
    return { fault: 'unreachable' }
  }
}

/** The body as text; undefined when it is longer than a bulletin ever is, counted as it is unpacked. */
const textOf = async (answer: Response): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
