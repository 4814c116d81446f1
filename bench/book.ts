import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { buildWhenStale } from '../scripts/build.ts'
import { addDays, type Day, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { openBooks } from './measure/open.ts'
import { median, ms, tell } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// Guests who book, over HTTP with all their limits, beside the simplest writes PostgreSQL's own tool can do on the same
// server; and many guests who want the same nights, at once and in turn.
const AT_ONCE = 8
const HOLDS = 240
const CROWD = 500
const PAIRS = Number(process.env.PAIRS ?? 5)
const WRITE_S = 2
const today = dayInIstanbul(new Date())

type Stay = { slug: string; checkIn: Day }
let guests = 0

/** Another guest each time: own phone, address and network. */
const wish = ({ slug, checkIn }: Stay) => ({
  villa: slug,
  ...{ checkIn, checkOut: addDays(checkIn, 7), adults: 2, payBy: 'card', acceptContract: true },
  name: 'Zeynep Tunalı',
  email: `zeynep${guests}@example.com`,
  phone: `0532 ${String(1_000_000 + guests)}`,
})

const agent = new Agent({ keepAlive: true, maxSockets: CROWD })

/** Books as a guest does; answers the status, and what became of the wish. */
const book = (url: string, stay: Stay): Promise<string> =>
  new Promise((resolve, reject) => {
    guests++
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `bench-${process.pid}-${guests}`,
      'x-forwarded-for': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}`,
    }
    const sent = request(`${url}/v1/reservation`, { method: 'POST', agent, headers }, (answer) => {
      let body = ''
      answer.on('data', (part) => (body += part))
      answer.on('end', () => {
        const { content } = JSON.parse(body)
        resolve(`${answer.statusCode} ${content.status === 'OPTION' ? 'OPTION' : content.code}`)
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(wish(stay)))
  })

/** Does so many things, at most `atOnce` of them at a time; answers how long it took (ms). */
const msOfMany = async (count: number, atOnce: number, work: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return performance.now() - began
}

/** Weeks that can be booked, at most two of each villa, in an order that is always the same. */
const freeWeeks = async (url: string): Promise<Stay[]> => {
  const { db, close } = await openBooks({ url })
  const { rows } = await db.execute<Stay>(sql`
    SELECT slug, day::text AS "checkIn" FROM (
      SELECT v.slug, day, row_number() OVER (PARTITION BY v.id ORDER BY day) AS nth FROM villa v,
        (SELECT ${today}::date + 30 + n * 14 AS day FROM generate_series(0, 20) n) days
      WHERE v.live AND v.active AND v.guests >= 2
        AND EXISTS (SELECT 1 FROM season s WHERE s.villa_id = v.id AND s.starts_on <= day AND s.ends_before >= day + 8
          AND s.min_nights <= 7 AND s.arrival_days = '{}' AND s.departure_days = '{}')
        AND NOT EXISTS (SELECT 1 FROM taken_night t WHERE t.villa_id = v.id AND t.night >= day AND t.night < day + 7)
    ) free WHERE nth <= 2 ORDER BY nth, md5(slug)`)
  await close()
  return rows
}

keepOnCore(1)
await buildWhenStale()
const postgres = await startAgency({ villas: 1_000, reservations: 600 })
const weeks = await freeWeeks(postgres.url)
await postgres.create('pgbench')
const pgbench = (...given: string[]): string =>
  execFileSync('/usr/lib/postgresql/15/bin/pgbench', [...given, postgres.urlOf('pgbench')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
pgbench('-i', '-s', '10', '-q')
const writesPerSecond = (): number =>
  Number(/tps = ([\d.]+)/.exec(pgbench('-N', '-n', '-c', String(AT_ONCE), '-j', '1', '-T', String(WRITE_S)))?.[1])

const server = await startProduct(postgres.url, { env: { JOBS: 'on', RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
const nextWeek = (): Stay => {
  const stay = weeks.shift()
  if (!stay) throw new Error('No free week is left.')
  return stay
}
const hold = async (): Promise<void> => {
  const answer = await book(server.url, nextWeek())
  if (answer !== '201 OPTION') throw new Error(`A hold was answered ${answer}.`)
}
const crowd = async (atOnce: number): Promise<number> => {
  const stay = nextWeek()
  const answers: string[] = []
  const took = await msOfMany(CROWD, atOnce, async () => void answers.push(await book(server.url, stay)))
  const wins = answers.filter((answer) => answer === '201 OPTION').length
  const losses = answers.filter((answer) => answer === '409 nights-taken').length
  if (wins !== 1 || losses !== CROWD - 1) throw new Error(`Of ${CROWD}: ${[...new Set(answers)].join(', ')}.`)
  return took
}

try {
  await msOfMany(HOLDS, AT_ONCE, hold)
  const holds = []
  for (let pair = 0; pair < PAIRS; pair++)
    holds.push({ ours: HOLDS / ((await msOfMany(HOLDS, AT_ONCE, hold)) / 1000), writes: writesPerSecond() })
  const crowds = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const [first, second] = pair % 2 ? [1, CROWD] : [CROWD, 1]
    const times = new Map([
      [first, await crowd(first)],
      [second, await crowd(second)],
    ])
    crowds.push({ atOnce: times.get(CROWD) ?? 0, inTurn: times.get(1) ?? 0 })
  }
  const ratios = {
    holds: median(holds.map(({ ours, writes }) => ours / writes)),
    crowd: median(crowds.map(({ atOnce, inTurn }) => atOnce / inTurn)),
  }
  const [ours, writes] = [median(holds.map((each) => each.ours)), median(holds.map((each) => each.writes))]
  tell(`holds/s on different villas ÷ pgbench -N`, ratios.holds, `${Math.round(ours)}/s ÷ ${Math.round(writes)}/s`)
  const [atOnce, inTurn] = [median(crowds.map((each) => each.atOnce)), median(crowds.map((each) => each.inTurn))]
  tell(`${CROWD} attempts at one villa at once ÷ in turn`, ratios.crowd, `${ms(atOnce)} ÷ ${ms(inTurn)}, one winner`)
  keepResults('book', { ratios, holds, crowds })
} finally {
  await server.stop()
  postgres.stop()
}
