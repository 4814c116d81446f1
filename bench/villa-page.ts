import Fastify from 'fastify'
import { buildWhenStale } from '../scripts/build.ts'
import { mountPages } from '../src/entry/pages/pages.ts'
import { fillDemo, openBenchProduct, openBooks } from './measure/open.ts'
import { ms, tell, timePairs } from './measure/pairs.ts'

// The villa page, rendered for each visitor, against a server that hands out the same bytes, and against the API calls
// it makes itself.
const VIEWS = 5

await buildWhenStale()
const database = await openBooks({ folder: undefined })
await fillDemo(database)
const asked: string[] = []
const product = await openBenchProduct(database, async (app) => {
  app.addHook(
    'onRequest',
    async ({ url, method }) => void (/^\/v\d\//.test(url) && method === 'GET' && asked.push(url)),
  )
})
await mountPages(product, { publicUrl: 'http://villa.test', dev: false })

const villas = (await product.app.inject('/v2/search')).json().content as { slug: string }[]
const pageOf = (round: number) => `/villa/${villas[round % villas.length]?.slug}`
const get = async (url: string) => {
  const answer = await product.app.inject({ url, headers: { host: 'villa.test' } })
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}.`)
  return answer.body
}
const times = (count: number, work: () => Promise<unknown>) => async () => {
  for (let index = 0; index < count; index++) await work()
}

const bytes = Buffer.from(await get(pageOf(0)))
const raw = Fastify()
raw.get('/*', (_, reply) => reply.type('text/html; charset=utf-8').send(bytes))

const render = (round: number) => times(VIEWS, () => get(pageOf(round)))()
const page = await timePairs(
  render,
  times(VIEWS, () => raw.inject('/villa/x')),
)
tell(
  'villa page: rendered page ÷ the same bytes from memory',
  page.ratio,
  `${ms(page.one / VIEWS)} ÷ ${ms(page.other / VIEWS)}, ${Math.round(bytes.length / 1024)} KB`,
)

/** The API calls of one view, in the order the page made them. */
const callsOf = async (url: string): Promise<string[]> => {
  asked.length = 0
  await get(url)
  return [...asked]
}
const calls = await callsOf(pageOf(0))
const api = await timePairs(
  times(VIEWS, () => Promise.all(calls.map(get))),
  times(VIEWS, () => get(pageOf(0))),
)
tell(
  'villa page: its API calls at once ÷ the whole page',
  api.ratio,
  `${ms(api.one / VIEWS)} ÷ ${ms(api.other / VIEWS)}, ${calls.length} calls`,
)
await raw.close()
await product.close()
