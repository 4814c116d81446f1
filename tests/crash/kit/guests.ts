import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, type Day, dayInIstanbul } from '../../../src/kernel/day.ts'
import { DEMO_CODE } from '../../../src/platform/cards/demo-bank-pages.ts'

/** What guests were told: everything in here must be true whatever happened to the server. */
export type Told = {
  reservations: { code: string; token: string; slug: string; checkIn: Day; checkOut: Day; key: string }[]
  payments: { orderId: string; paymentId: string; amount: number }[]
  bankPages: string[]
  unanswered: number
  /** The keys of the wishes that were refused: nothing may stand of them. */
  refused: string[]
  /** Answers that nobody should ever get. */
  strange: string[]
}

const CARD = '5526080000000006'
const WEEKS = [40, 54, 61, 75, 90]
/** When the weeks fill up, guests come for later ones: after so many reservations, by so many days, so many times. */
const LATER = { every: 80, days: 14, most: 20 }

/** Guests who search, hold and pay one after the other until they are stopped; a server that is gone they try again. */
export const sendGuests = (url: string, count: number) => {
  const told: Told = { reservations: [], payments: [], bankPages: [], unanswered: 0, refused: [], strange: [] }
  let stopped = false
  const guest = async (): Promise<void> => {
    while (!stopped) {
      await visit(url, told, () => stopped).catch(async () => {
        told.unanswered++
        await pause(30 + Math.random() * 60)
      })
    }
  }
  const all = Promise.all(Array.from({ length: count }, guest))
  return {
    told,
    async stop() {
      stopped = true
      await all
    },
  }
}

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

const visit = async (url: string, told: Told, stopped: () => boolean): Promise<void> => {
  const later = (Math.floor(told.reservations.length / LATER.every) % LATER.most) * LATER.days
  const checkIn = addDays(dayInIstanbul(new Date()), (any(WEEKS) ?? 40) + later + Math.floor(Math.random() * 4))
  const checkOut = addDays(checkIn, 7)
  const found = (
    await ask<{ slug: string }[]>(`${url}/v2/search?checkin=${checkIn}&checkout=${checkOut}&guests=2&take=12`)
  ).body.content
  const slug = any(found)?.slug
  if (!slug) return
  const key = randomUUID()
  const wish = {
    villa: slug,
    checkIn,
    checkOut,
    adults: 2,
    name: 'Kriz Deneyen',
    email: `${key.slice(0, 8)}@example.com`,
    phone: `0532 ${100 + Math.floor(Math.random() * 900)} ${1000 + Math.floor(Math.random() * 9000)}`,
    payBy: 'card',
    acceptContract: true,
  }
  const held = await untilDecided(() => ask(`${url}/v1/reservation`, wish, { 'idempotency-key': key }), told, stopped)
  if (!held) return
  if (held.status !== 201) {
    told.refused.push(key)
    if (held.body.content.code !== 'nights-taken') told.strange.push(`${held.status} ${held.body.content.code}`)
    return
  }
  const [code, token] = [String(held.body.content.code), String(held.body.content.token)]
  told.reservations.push({ code, token, slug, checkIn, checkOut, key })
  if (Math.random() < 0.7) await pay(url, token, told)
}

/** Asks again with the same key until the server has decided, as a browser would that got no answer. */
const untilDecided = async (
  send: () => Promise<Answer>,
  told: Told,
  stopped: () => boolean,
): Promise<Answer | undefined> => {
  while (!stopped()) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    if (answer && !answer.retryAfter) told.strange.push('503 without Retry-After')
    told.unanswered++
    await pause(30 + Math.random() * 60)
  }
}

const pay = async (url: string, token: string, told: Told): Promise<void> => {
  const start = await ask(
    `${url}/v1/payment/${token}/start`,
    { acceptTerms: true },
    { 'idempotency-key': crypto.randomUUID() },
  )
  if (start.status !== 200) return
  const page = `${url}${start.body.content.redirectUrl}`
  told.bankPages.push(page)
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ card: CARD, code: DEMO_CODE }),
    signal: AbortSignal.timeout(120_000),
  })
  await bringBack(url, await answer.text(), told)
}

/**
 * Carries the bank's signed answer to the merchant, as a browser or the bank would; notes what the merchant
 * acknowledged.
 */
export const bringBack = async (url: string, html: string, told: Told): Promise<void> => {
  const fields = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    ]),
  )
  if (!fields.signature) return
  const { via: _, ...callback } = fields
  const heard = await ask(`${url}/v1/payment/callback/demo`, callback)
  if (heard.status === 200 && heard.body.content.outcome === 'paid')
    told.payments.push({
      orderId: fields.orderId ?? '',
      paymentId: fields.paymentId ?? '',
      amount: Number(fields.amount),
    })
}

type Answer<Content = Record<string, unknown>> = {
  status: number
  retryAfter: string | null
  body: { content: Content }
}

const ask = async <Content = Record<string, unknown>>(
  address: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer<Content>> => {
  const asked = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    : {}
  const answer = await fetch(address, { ...asked, signal: AbortSignal.timeout(120_000) })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as Answer<Content>['body'],
  }
}
