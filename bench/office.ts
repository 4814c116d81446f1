import { Agent, request } from 'node:http'
import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { median, tell } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// What staff ask all day, over HTTP, one question at a time: of an agency with 500,000 reservations and of one with 600.
const LARGE = { villas: 10_000, reservations: 500_000 }
const SMALL = { villas: 1_000, reservations: 600 }
const ROUNDS = Number(process.env.ROUNDS ?? 21)
/** A desk is open all day: its connections have their plans, and what it asks for is compiled. */
const WARM_UP = 20
const ADMIN = { email: 'bench@example.com', password: 'a password of a benchmark' }
const today = dayInIstanbul(new Date())
const PAGE = 100

const list = (query: Record<string, string | number>): string =>
  `/v1/admin/reservations?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
const STATUSES = ['OPTION', 'REQUEST', 'CONFIRMED', 'CHECKED_IN', 'CANCELLED', 'EXPIRED', 'DECLINED']
const ORDERS = ['-checkin', 'created', '-created', 'total', '-total', 'expires', '-expires']

/** By name; the bar in ms at 500,000. */
const QUESTIONS: [name: string, bar: number, path: string][] = [
  ['list', 30, list({})],
  ...STATUSES.map((status): [string, number, string] => [`list, ${status}`, 30, list({ status })]),
  ...ORDERS.map((order): [string, number, string] => [`list by ${order}`, 30, list({ order })]),
  ['list of a month', 30, list({ date1: today, date2: addDays(today, 30) })],
  [
    'list, booked in a month',
    30,
    list({ datetype: 'created', date1: addDays(today, -30), date2: today, order: '-created' }),
  ],
  ['list of a villa', 30, list({ villa_id: 77 })],
  ['past stays', 30, list({ oldrez: 1 })],
  ['past stays, completed', 30, list({ oldrez: 1, status: 'COMPLETED' })],
  ['past stays by -expires', 30, list({ oldrez: 1, order: '-expires' })],
  ['day view', 50, '/v1/admin/overview'],
  ['reservation', 30, '/v1/admin/reservations/311'],
  ['sidebar', 30, '/v1/admin/unreadcount'],
  ['header search: code', 20, list({ reservation_id: 'HV7AB' })],
  ['header search: phone', 20, list({ customer_name: '0555 000 37 00' })],
  ['header search: name', 20, list({ customer_name: 'zeynep tunali' })],
  ['header search: nobody', 20, list({ customer_name: 'qqq' })],
]
const FIRST_PAGE = list({ oldrez: 1 })
const PAGE_1000 = list({ oldrez: 1, skip: 999 * PAGE })

const agent = new Agent({ keepAlive: true })

const ask = (url: string, path: string, headers: Record<string, string>, body?: object) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} was answered ${answer.statusCode}.`)),
      )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** The product on an agency of this size, and how long (ms) it takes to answer staff. */
const openOffice = async (size: typeof LARGE) => {
  const postgres = await startAgency(size)
  const server = await startProduct(postgres.url, {
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  })
  const login = await ask(server.url, '/v1/auth/login', { 'content-type': 'application/json' }, ADMIN)
  const bearer = { authorization: `Bearer ${JSON.parse(login).content.accessToken}` }
  return {
    async msOf(path: string): Promise<number> {
      const began = performance.now()
      await ask(server.url, path, bearer)
      return performance.now() - began
    },
    async close() {
      await server.stop()
      postgres.stop()
    },
  }
}

/** The medians of two questions that are asked by turns. */
const byTurns = async (one: () => Promise<number>, other: () => Promise<number>) => {
  const times: [number, number][] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) times.push([await one(), await other()])
  const warm = times.slice(WARM_UP)
  return { one: median(warm.map(([ms]) => ms)), other: median(warm.map(([, ms]) => ms)) }
}

keepOnCore(1)
await buildWhenStale()
const small = await openOffice(SMALL)
const large = await openOffice(LARGE)
try {
  const found = []
  for (const [name, bar, path] of QUESTIONS) {
    const { one, other } = await byTurns(
      () => large.msOf(path),
      () => small.msOf(path),
    )
    found.push({ name, bar, large: one, small: other })
    tell(name, one / other, `${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms, bar ${bar} ms${one > bar ? ' MISSED' : ''}`)
  }
  const pages = await byTurns(
    () => large.msOf(PAGE_1000),
    () => large.msOf(FIRST_PAGE),
  )
  keepResults('office', { found, pages, ratio: pages.one / pages.other })
  tell('page 1,000 ÷ page 1', pages.one / pages.other, `${pages.one.toFixed(1)} ms ÷ ${pages.other.toFixed(1)} ms`)
} finally {
  await small.close()
  await large.close()
}
