const WITHIN_MS = 9_000
const MOST_BYTES = 200_000

type Sent = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | URLSearchParams }

/** What a provider's server answers, as text. Refuses another status than 200, a redirect, and what is too long. */
export const askProvider = async (url: string, { method = 'POST', headers = {}, body }: Sent): Promise<string> => {
  const answer = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  const text = await answer.text()
  if (answer.status !== 200 || text.length > MOST_BYTES) throw new Error(`The card provider answered ${answer.status}.`)
  return text
}

/** The same, read as a JSON object; refuses what is none. */
export const askForJson = async (url: string, sent: Sent): Promise<Record<string, unknown>> => {
  const text = await askProvider(url, sent)
  const read: unknown = parsed(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error('The card provider answered no JSON object.')
  return read as Record<string, unknown>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // said without the text: it may hold what no log should
  }
}
