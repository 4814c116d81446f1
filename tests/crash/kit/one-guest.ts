import { randomUUID } from 'node:crypto'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'

const FIRST_DAY = 40
const DAYS = 60

export type Held = { code: string; email: string; slug: string; ms: number }

/**
 * One guest searches and holds a villa; answers how long the holding took (ms). Throws when the answer is no
 * reservation.
 */
export const holdOne = async (url: string): Promise<Held> => {
  const checkIn = addDays(dayInIstanbul(new Date()), FIRST_DAY + Math.floor(Math.random() * DAYS))
  const stay = { checkIn, checkOut: addDays(checkIn, 7), adults: 2 }
  const search = `${url}/v2/search?checkin=${stay.checkIn}&checkout=${stay.checkOut}&guests=2&take=12`
  const { content } = (await (await fetch(search)).json()) as { content: { slug: string }[] }
  const slug = content[Math.floor(Math.random() * content.length)]?.slug
  if (!slug) return holdOne(url)
  const key = randomUUID()
  const email = `${key.slice(0, 8)}@example.com`
  const wish = {
    villa: slug,
    ...stay,
    name: 'Kriz Deneyen',
    email,
    phone: '0532 123 45 67',
    payBy: 'transfer',
    acceptContract: true,
  }
  const began = performance.now()
  const answer = await fetch(`${url}/v1/reservation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(120_000),
  })
  const said = await answer.text()
  if (answer.status === 409) return holdOne(url) // the list was a moment older than the last guest's hold
  if (answer.status !== 201) throw new Error(`${answer.status} ${said}`)
  return { code: JSON.parse(said).content.code, email, slug, ms: performance.now() - began }
}

/** So many guests, one after the other; answers the median of what holding took (ms). */
export const holdSome = async (url: string, count: number): Promise<{ held: Held[]; medianMs: number }> => {
  const held: Held[] = []
  while (held.length < count) held.push(await holdOne(url))
  const times = held.map(({ ms }) => ms).sort((one, other) => one - other)
  return { held, medianMs: times[Math.floor(times.length / 2)] ?? 0 }
}
