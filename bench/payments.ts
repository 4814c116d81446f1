import { randomUUID } from 'node:crypto'
import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { CURRENCIES } from '../src/kernel/money.ts'
import { TYPED } from '../tests/api/money/paying.ts'
import { openStandIn } from '../tests/stand-ins/card-stand-in.ts'
import { startPostgres } from '../tests/throwaway-postgres.ts'
import { fillDemo, openBooks } from './measure/open.ts'
import { median, ms, tell } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// A card payment from the press to the confirmed stay beside the holding of that stay, at a provider that answers at once;
// the same news told again; and what others feel while many guests wait for a provider that says nothing.
const PAYMENTS = Number(process.env.PAYMENTS ?? 60)
const HANGING = 30
const LOOKS = 150
const WEEKS = 60

type Answer = { status: number; content: Record<string, unknown> }

keepOnCore(1)
await buildWhenStale()
const postgres = await startPostgres()
await postgres.create('demo')
const books = await openBooks({ url: postgres.urlOf('demo') })
await fillDemo(books)
const standIn = await openStandIn()
const server = await startProduct(postgres.urlOf('demo'), { env: { NODE_ENV: '', CARD_STAND_IN: standIn.url } })

const ask = async (path: string, body?: object, headers: object = {}, method = 'POST'): Promise<Answer> => {
  const sent = body && { method, body: JSON.stringify(body) }
  const answer = await fetch(server.url + path, {
    ...sent,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, content: ((await answer.json()) as { content: Answer['content'] }).content }
}
const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

/** iyzico takes every currency: written as staff would have. */
const takeCards = async (): Promise<void> => {
  const { hashPassword } = await import('../src/features/accounts/password.server.ts')
  const { anAccount } = await import('../seeds/an-account.ts')
  const password = 'bir-deneme-sifresi'
  const { email } = await anAccount(books.db, { role: 'ADMIN', passwordHash: await hashPassword(password) })
  const { content } = await ask('/v1/auth/login', { email, password })
  const staff = { authorization: `Bearer ${content.accessToken}` }
  const settings = '/v1/admin/settings/payments'
  await ask(`${settings}/iyzico`, { test: true, instalments: 1, ...TYPED.iyzico }, staff, 'PUT')
  const currencies = CURRENCIES.map((currency) => ({ currency, provider: 'iyzico' }))
  await ask(`${settings}/currencies`, { currencies }, staff, 'PUT')
}

/** Weeks that can be held at once, so many as are needed. */
const freeWeeks = async (count: number): Promise<object[]> => {
  const free: object[] = []
  for (let week = 0; week < WEEKS && free.length < count; week++) {
    const checkIn = addDays(dayInIstanbul(new Date()), 300 + week * 7)
    const stay = { checkIn, checkOut: addDays(checkIn, 7) }
    const found = await ask(`/v2/search?checkin=${checkIn}&checkout=${stay.checkOut}&guests=2&take=200`)
    for (const { slug, live } of found.content as unknown as { slug: string; live: boolean }[])
      if (live) free.push({ villa: slug, ...stay })
  }
  return free.slice(0, count)
}
let guests = 0
const hold = async (stay: object): Promise<string> => {
  const guest = { name: 'Zeynep Tunalı', email: `kart${++guests}@example.com`, phone: `0532 ${1_000_000 + guests}` }
  const wish = { ...stay, ...guest, adults: 2, payBy: 'card', acceptContract: true }
  const { status, content } = await ask('/v1/reservation', wish, { 'idempotency-key': randomUUID() })
  if (status !== 201) throw new Error(`A hold was answered ${status} ${content.code}.`)
  return String(content.token)
}
const start = (token: string) =>
  ask(`/v1/payment/${token}/start`, { acceptTerms: true }, { 'idempotency-key': randomUUID() })
const tellOf = async (told: object): Promise<void> => {
  const { content } = await ask('/v1/payment/callback/iyzico', told)
  if (content.outcome !== 'paid') throw new Error(`A payment was answered ${content.outcome}.`)
}
const payAt = async ({ content }: Answer): Promise<object> => {
  const order = standIn.book.orders.get(String(content.redirectUrl).split('order=')[1] ?? '')
  if (!order) throw new Error('The provider knows no such order.')
  standIn.book.charge(order, 'paid')
  return standIn.tell(order.orderId)
}
const looks = async (token: string): Promise<number> => {
  const times: number[] = []
  for (let look = 0; look < LOOKS; look++) times.push((await timed(() => ask(`/v1/reservation/${token}`)))[1])
  return median(times)
}

try {
  await takeCards()
  const weeks = await freeWeeks(PAYMENTS + HANGING + 1)
  const rounds: { hold: number; pay: number; again: number }[] = []
  for (const week of weeks.slice(0, PAYMENTS)) {
    const [token, holding] = await timed(() => hold(week))
    const [began, starting] = await timed(() => start(token))
    const told = await payAt(began)
    const [, settling] = await timed(() => tellOf(told))
    const [, again] = await timed(() => tellOf(told))
    rounds.push({ hold: holding, pay: starting + settling, again })
  }
  const kept = rounds.slice(10) // the first ones warm it up
  const of = (name: 'hold' | 'pay' | 'again') => median(kept.map((each) => each[name]))
  const waiting = await Promise.all(weeks.slice(PAYMENTS, PAYMENTS + HANGING).map(hold))
  const own = await hold(weeks.at(-1) ?? {})
  const alone = await looks(own)
  standIn.book.misbehave('register', ...Array.from({ length: HANGING }, () => 'hang' as const))
  const hanging = waiting.map((token) => start(token))
  const beside = await looks(own)
  const refused = new Set((await Promise.all(hanging)).map(({ status }) => status))
  const ratios = {
    payment: median(kept.map(({ pay, hold: held }) => pay / held)),
    again: median(kept.map(({ again, pay }) => again / pay)),
    besideHanging: beside / alone,
  }
  tell('a payment, press to confirmed ÷ holding the stay', ratios.payment, `${ms(of('pay'))} ÷ ${ms(of('hold'))}`)
  tell('the same news again ÷ a payment', ratios.again, `${ms(of('again'))} ÷ ${ms(of('pay'))}`)
  const note = `${ms(beside)} ÷ ${ms(alone)}, then they are told ${[...refused].join(', ')}`
  tell(`a guest’s page beside ${HANGING} who wait for a silent provider ÷ alone`, ratios.besideHanging, note)
  keepResults('payments', { ratios, hold: of('hold'), pay: of('pay'), again: of('again'), alone, beside })
} finally {
  await server.stop()
  await standIn.close()
  await books.close()
  postgres.stop()
}
