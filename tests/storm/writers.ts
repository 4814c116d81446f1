import { randomUUID } from 'node:crypto'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { DEMO_CODE } from '../../src/platform/cards/demo-bank-pages.ts'
import type { Deed } from './figures.ts'

const VILLAS = 6
const FIRST_DAY = 60
const DAYS = 56
const CARDS = ['5526080000000006', '5526080000000006', '4111111111111129', '4000000000000036', '4000000000000010']
/** An ordinary no, a busy villa; anything else is strange. */
const FINE = /^(2\d\d|303|400 malformed|404 not-found|409 \S+|422 \S+|429 \S+|503 unavailable)$/

type Answer = { status: number; content: Record<string, unknown> }
type Known = { id?: number; token?: string; villaId: number; slug: string }

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/**
 * Guests, staff and an owner who write whatever there is to write, each time at one of the servers, all about the same
 * few villas and weeks.
 */
export const openWriters = async (urls: string[]) => {
  const strange: string[] = []
  const bank = openBank(urls)
  const world = await openWorld(urls)
  const deeds = { ...ofGuests(world, strange, bank), ...ofReservations(world), ...ofClosings(world) }
  return {
    strange,
    /** Does one deed of any kind; what is answered neither well nor with an ordinary no is noted as strange. */
    async any(): Promise<Deed> {
      const [kind = '', deed] = any(Object.entries<WritingDeed>(deeds)) ?? []
      const began = performance.now()
      const answer = await deed?.()
      const ms = performance.now() - began
      if (!answer) return { kind, answer: 'nothing to do', ms }
      const code = answer.status < 400 ? '' : ` ${answer.content?.code}`
      const told = `${answer.status}${code}`
      if (!FINE.test(told)) strange.push(`${kind}: ${told}`)
      return { kind, answer: told, ms }
    },
    settle: bank.settle,
  }
}

type WritingDeed = () => Promise<Answer | undefined>
type World = Awaited<ReturnType<typeof openWorld>>
type Bank = ReturnType<typeof openBank>

const askAt =
  (urls: string[]) =>
  async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const sent = {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }
    const answer = await fetch(`${any(urls)}${path}`, { ...sent, signal: AbortSignal.timeout(60_000) })
    const { content } = (await answer.json()) as { content: Record<string, unknown> }
    return { status: answer.status, content }
  }

/** The villas that are fought over, who writes, and what has come of it. */
const openWorld = async (urls: string[]) => {
  const ask = askAt(urls)
  const login = async (email: string) =>
    String((await ask('POST', '/v1/auth/login', { email, password: 'mutlu-villa-2026' })).content.accessToken)
  const staff = { authorization: `Bearer ${await login('admin@happyvillalari.test')}` }
  const owner = { authorization: `Bearer ${await login('owner@happyvillalari.test')}` }
  const all = (await ask('GET', '/v1/admin/villas/all', undefined, staff)).content as unknown as {
    id: number
    slug: string
    live: boolean
  }[]
  const villas = all.filter(({ live }) => live).slice(0, VILLAS)
  const known: Known[] = []
  const note = (answer: Answer, villa: { villaId: number; villa: string }) => {
    const { id, token } = answer.content as { id?: number; token?: string }
    if (answer.status === 201)
      known.push({ villaId: villa.villaId, slug: villa.villa, ...(id && { id }), ...(token && { token }) })
    return answer
  }
  const wish = () => {
    const villa = any(villas)
    return { villa: villa?.slug ?? '', villaId: villa?.id ?? 0, ...stay(), ...guest() }
  }
  return { ask, staff, owner, villas, known, note, wish }
}

const stay = () => {
  const checkIn = addDays(dayInIstanbul(new Date()), FIRST_DAY + Math.floor(Math.random() * DAYS))
  return { checkIn, checkOut: addDays(checkIn, 7) }
}
const guest = () => ({
  adults: 2,
  name: 'Fırtına Deneyen',
  email: `${randomUUID().slice(0, 8)}@example.com`,
  phone: '0532 123 45 67',
})
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

const ofGuests = ({ ask, known, note, wish }: World, strange: string[], bank: Bank) => ({
  async hold() {
    const { villaId, ...body } = wish()
    return note(await ask('POST', '/v1/reservation', { ...body, payBy: 'card', acceptContract: true }, keyed()), {
      ...body,
      villaId,
    })
  },
  /** The same press twice, at both servers: one reservation, one answer. */
  async 'hold twice'() {
    const { villaId, ...body } = wish()
    const headers = keyed()
    const send = () => ask('POST', '/v1/reservation', { ...body, payBy: 'transfer', acceptContract: true }, headers)
    const [first, second] = await Promise.all([send(), send()])
    const told = [first, second].filter(({ status }) => status !== 503)
    if (told.length === 2 && JSON.stringify(first) !== JSON.stringify(second)) strange.push('One key, two answers.')
    return note(told[0] ?? first, { ...body, villaId })
  },
  async 'guest cancels'() {
    const token = any(known.filter((each) => each.token))?.token
    const kept =
      token && ((await ask('GET', `/v1/reservation/${token}`)).content.refundNow as { kept: number } | undefined)?.kept
    return token ? ask('POST', `/v1/reservation/${token}/cancel`, { kept: kept ?? 0 }, keyed()) : undefined
  },
  async pay() {
    const token = any(known.filter((each) => each.token))?.token
    const started = token && (await ask('POST', `/v1/payment/${token}/start`, { acceptTerms: true }, keyed()))
    if (typeof started !== 'object') return undefined
    if (started.status === 200) await bank.pay(String(started.content.redirectUrl))
    return started
  },
})

const ofReservations = ({ ask, staff, known, note, wish }: World) => ({
  async 'staff hold'() {
    const { villa, ...body } = wish()
    return note(
      await ask(
        'POST',
        '/v1/admin/reservations',
        { ...body, status: any(['OPTION', 'CONFIRMED']), reason: 'Telefon' },
        { ...staff, ...keyed() },
      ),
      { ...body, villa },
    )
  },
  async 'other dates'() {
    const reservation = any(known.filter(({ id }) => id))
    return (
      reservation &&
      ask('PUT', `/v1/admin/reservations/${reservation.id}`, { ...stay(), ...guest() }, { ...staff, ...keyed() })
    )
  },
  async move() {
    const reservation = any(known.filter(({ id }) => id))
    const move = any(['confirm', 'cancel', 'extend', 'receive-transfer', 'revive', 'no-show'])
    return (
      reservation &&
      ask('PATCH', `/v1/admin/reservations/${reservation.id}`, { move, reason: 'Fırtına' }, { ...staff, ...keyed() })
    )
  },
})

const ofClosings = ({ ask, staff, owner, villas }: World) => {
  const closings: number[] = []
  return {
    async close() {
      const { checkIn } = stay()
      const dates = { from: checkIn, until: addDays(checkIn, 1 + Math.floor(Math.random() * 5)) }
      const answer = await ask(
        'POST',
        '/v1/admin/villas/date',
        { villa_id: any(villas)?.id, ...dates },
        { ...(any([staff, owner]) ?? staff), ...keyed() },
      )
      if (answer.status === 201) closings.push(Number(answer.content.id))
      return answer
    },
    async 'move closing'() {
      const { checkIn } = stay()
      const id = any(closings)
      return (
        (id && ask('PUT', `/v1/admin/villas/date/${id}`, { from: checkIn, until: addDays(checkIn, 3) }, staff)) ||
        undefined
      )
    },
    async open() {
      const id = any(closings)
      return id ? ask('DELETE', `/v1/admin/villas/date/${id}`, undefined, staff) : undefined
    },
  }
}

/** The guest's side of the bank. */
const openBank = (urls: string[]) => {
  const ask = askAt(urls)
  const pages: string[] = []
  const payAt = async (page: string): Promise<string> => {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ card: any(CARDS) ?? '', code: DEMO_CODE }),
    })
    return answer.text()
  }
  /** Carries the bank's signed answer to both servers at once, as bank and browser do. */
  const bringBack = async (html: string): Promise<void> => {
    const fields = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [
        name ?? '',
        (value ?? '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
      ]),
    )
    if (!fields.signature) return
    const { via: _, ...callback } = fields
    await Promise.all([0, 1, 2].map(() => ask('POST', '/v1/payment/callback/demo', callback)))
  }
  return {
    async pay(redirectUrl: string): Promise<void> {
      const page = `${any(urls)}${redirectUrl}`
      pages.push(page)
      await bringBack(await payAt(page))
    },
    /** Lets the bank tell once more what it told: afterwards both books must say the same. */
    async settle(): Promise<void> {
      for (const page of pages) await bringBack(await (await fetch(page)).text())
    },
  }
}
