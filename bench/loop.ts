import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { ask } from './measure/load.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'

// Everything a stranger may ask of an agency with 10,000 villas, one after the other: how long does the longest answer
// of each kind keep the server from answering anybody else?
const SIZE = { villas: Number(process.env.VILLAS ?? 10_000), reservations: Number(process.env.RESERVATIONS ?? 500_000) }
const SECONDS = Number(process.env.SECONDS ?? 3)
const today = dayInIstanbul(new Date())

const dated =
  (nights: number, more = '') =>
  (count: number) => {
    const checkin = addDays(today, 20 + ((count * 7) % 280))
    return `/v2/search?checkin=${checkin}&checkout=${addDays(checkin, nights)}&guests=${1 + (count % 6)}&minPrice=${count}${more}`
  }
const listed =
  (nights: number, more = '') =>
  (count: number) =>
    dated(nights, more)(count).replace('/v2/search', '/listing')

const asks = async (url: string): Promise<[string, string | ((count: number) => string)][]> => {
  const { content } = (await (await fetch(`${url}/v2/search?take=200`)).json()) as { content: { slug: string }[] }
  const slug = (count: number) => content[count % content.length]?.slug
  return [
    ['search: all filters', dated(7, '&town=fethiye,kas&feature=ozel-havuzlu&bedrooms=2&maxPrice=900000&sort=price')],
    ['search: dates', dated(7)],
    [
      'search: no dates, by price, far down',
      (count) => `/v2/search?sort=price&take=200&skip=${(count * 200) % 9_000}&minPrice=${count}`,
    ],
    ['search: flexible 14', dated(7, '&flexible=14')],
    ['search: flexible 14, two nights', dated(2, '&flexible=14')],
    ['search: flexible 14, ninety nights', dated(90, '&flexible=14')],
    ['search: empty, one night', dated(1)],
    ['search: empty, too cheap', dated(7, '&maxPrice=1')],
    ['search: empty, too many guests', (count) => dated(7)(count).replace(/guests=\d/, 'guests=50')],
    ['search: empty, unknown town', dated(7, '&town=nowhere&flexible=14')],
    ['search: empty, hundred nights', dated(100, '&flexible=14&maxPrice=1')],
    ['search: gaps', (count) => `/v1/search/shortterm?guests=${1 + (count % 9)}&skip=${count}`],
    ['search: options', '/v1/search/options'],
    ['search: typed, one letter', (count) => `/v1/search/input?searchString=${'aeiou'[count % 5]}`],
    ['search: typed, nothing', (count) => `/v1/search/input?searchString=zz${count}`],
    ['offer', (count) => dated(7, '&ids=1,2,3,4,5,6')(count).replace('/v2/search', '/v1/offer')],
    ['calendar', (count) => `/v1/villa/${slug(count)}/calendar?months=24`],
    ['page: home', (count) => `/?n=${count}`],
    ['page: listing', (count) => `/listing?page=${1 + (count % 300)}`],
    ['page: listing with dates', listed(7)],
    ['page: listing, nothing found', listed(1)],
    ['page: town', '/fethiye'],
    ['page: villa', (count) => `/villa/${slug(count)}`],
    ['page: gaps', '/short-stays'],
    ['sitemap', '/sitemap.xml'],
  ]
}

keepOnCore(1)
await buildWhenStale()
const postgres = await startAgency(SIZE)
const found: Record<string, { held: number; p50: number; longest: number }> = {}
try {
  const product = await startProduct(postgres.url, { env: { ANSWER_CACHE: 'off' }, holds: true }) // what a cache gives holds nothing
  try {
    for (const [kind, path] of await asks(product.url)) {
      await ask(product.url, path, { connections: 1, seconds: 1 })
      await product.longestHold()
      const { p50, longest } = await ask(product.url, path, { connections: 1, seconds: SECONDS })
      const held = await product.longestHold()
      found[kind] = { held, p50, longest }
      console.log(
        `${kind.padEnd(40)} held ${held.toFixed(1).padStart(7)} ms   answered in ${p50.toFixed(1)} ms, at most ${longest.toFixed(1)} ms`,
      )
    }
    console.log(`memory ${product.memory().toFixed(0)} MB`)
  } finally {
    await product.stop()
  }
  const longest = Math.max(...Object.values(found).map(({ held }) => held))
  console.log(`${'longest hold ÷ 20 ms'.padEnd(40)} ${(longest / 20).toFixed(2)}`)
  keepResults('loop', { size: SIZE, found, ratio: longest / 20 })
} finally {
  postgres.stop()
}
