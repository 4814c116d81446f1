import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { type Flood, type Flooded, flood } from './measure/flood.ts'
import { median, tell } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { startProduct } from './measure/serve.ts'
import { type Served, startProgram } from './measure/servers/start-program.ts'
import { startNext } from './peers/next.ts'

// Public pages and answers as visitors get them: from the cache, beside a bare server that sends the same bytes and
// Next.js with its own cache; and made anew, beside React alone and Next.js.
const PAIRS = Number(process.env.PAIRS ?? 5)
const BROWSER = { 'accept-encoding': 'br' }
const PLAIN = { 'accept-encoding': 'identity' }

await buildWhenStale()
const postgres = await startAgency({ villas: 1_000, reservations: 600 })
const servers: Served[] = []
const serving = async (started: Promise<Served>): Promise<Served> => {
  const server = await started
  servers.push(server)
  return server
}

const table: { name: string; ours: Flooded; other: Flooded; ratio: number }[] = []

/** Floods two servers by turns and notes the median of `ours ÷ other`. */
const compare = async (name: string, [ours, other]: [string, string], how: Flood, count = PAIRS): Promise<void> => {
  const pairs: [Flooded, Flooded][] = []
  for (const url of [ours, other]) await flood(url, { ...how, seconds: 2 }) // warm before anything counts
  for (let round = 0; round < count; round++) {
    const [first, second] = round % 2 ? [other, ours] : [ours, other]
    const [one, two] = [await flood(first, how), await flood(second, how)]
    pairs.push(round % 2 ? [two, one] : [one, two])
  }
  const middle = (side: 0 | 1): Flooded => ({
    perSecond: median(pairs.map((pair) => pair[side].perSecond)),
    p50: median(pairs.map((pair) => pair[side].p50)),
    p99: median(pairs.map((pair) => pair[side].p99)),
  })
  const ratio = median(pairs.map(([one, two]) => one.perSecond / two.perSecond))
  const row = { name, ours: middle(0), other: middle(1), ratio }
  table.push(row)
  tell(
    name,
    ratio,
    `${Math.round(row.ours.perSecond)} ÷ ${Math.round(row.other.perSecond)} a second, p99 ${row.ours.p99} and ${row.other.p99} ms`,
  )
}

try {
  const cached = await serving(startProduct(postgres.url))
  const { content } = await (await fetch(`${cached.url}/v2/search`)).json()
  const checkin = addDays(dayInIstanbul(new Date()), 60)
  const dated = `checkin=${checkin}&checkout=${addDays(checkin, 7)}&guests=2`
  const [villa] = content
  const addresses = {
    home: '/',
    listing: '/listing',
    'listing with dates': `/listing?${dated}`,
    town: `/${villa.town.slug}`,
    villa: `/villa/${villa.slug}`,
    'villa with dates': `/villa/${villa.slug}?${dated}`,
    questions: '/faq',
    'search call': `/v2/search?${dated}`,
    'calendar call': `/v1/villa/${villa.slug}/calendar`,
  }
  const all = Object.values(addresses)
  for (const address of all) await flood(cached.url + address, { seconds: 1, headers: BROWSER })
  const bare = await serving(
    startProgram('bench/measure/servers/bare.ts', { FROM: cached.url, ADDRESSES: JSON.stringify(all) }),
  )
  // they differ by less than a shared processor does from second to second: many short turns
  const [quick, turns] = [{ headers: BROWSER, seconds: 1 }, 4 * PAIRS]
  for (const [name, address] of Object.entries(addresses)) {
    const both: [string, string] = [cached.url + address, bare.url + address]
    await compare(`${name}: cached ÷ a bare server with the same bytes`, both, quick, turns)
  }

  const listing = addresses['listing with dates']
  const next = await serving(startNext(await (await fetch(cached.url + listing)).text()))
  const how = { headers: PLAIN }
  const packed = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
  await compare('listing with dates: cached ÷ Next.js cached', [cached.url + listing, `${next.url}/cached`], packed)

  const anew = await serving(startProduct(postgres.url, { env: { ANSWER_CACHE: 'off' } }))
  await compare('listing with dates: made anew ÷ Next.js dynamic', [anew.url + listing, `${next.url}/dynamic`], how)
  for (const [name, address] of Object.entries(addresses).slice(0, 6)) {
    const rendered = await startProgram('bench/measure/servers/rendered.ts', { FROM: cached.url, ADDRESS: address })
    await compare(`${name}: made anew ÷ renderToString of its tree`, [anew.url + address, rendered.url + address], how)
    await rendered.stop()
  }
  keepResults('pages', { table })
} finally {
  for (const server of servers) await server.stop()
  postgres.stop()
}
