import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../scripts/build.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import { startServer } from '../tests/running-server.ts'
import { startAgency } from './measure/agency/open-agency.ts'
import { ask } from './measure/load.ts'
import { coreSecondsOf } from './measure/of-process.ts'
import { median } from './measure/pairs.ts'
import { keepResults } from './measure/results.ts'
import { keepOnCore, startProduct } from './measure/serve.ts'
import { startNext } from './peers/next.ts'

// How long after its start the product is ready, and what memory it takes under load, beside Next.js with one page.
const STARTS = Number(process.env.STARTS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'villa-start-'))
/** As `npm start` says it; what the first start writes there the others read. */
const settings = {
  ...{ NODE_COMPILE_CACHE: join(folder, 'compiled'), SESSION_SECRET: 'the secret of a benchmark, long enough' },
  ...{ DEMO_DATA: 'on', CARD_PROVIDER: 'demo' },
}
const found: Record<string, number> = {}
const note = (name: string, value: number, unit: string): void => {
  found[name] = value
  console.log(name.padEnd(64), value.toPrecision(3).padStart(8), unit)
}

/** Seconds from the start of the process until it says that it is ready: the median of some starts after a first one. */
const startsIn = async (name: string, env: () => Record<string, string>): Promise<void> => {
  const taken: number[] = []
  const ofCores: number[] = []
  for (let start = 0; start <= STARTS; start++) {
    const began = performance.now()
    const server = await startServer({ ...settings, ...env() })
    if (start > 0) {
      taken.push((performance.now() - began) / 1_000)
      ofCores.push(coreSecondsOf(server.pid))
    }
    await server.stop(start === 0 ? 'SIGTERM' : 'SIGKILL') // what it compiled is kept when it ends by itself
  }
  note(`${name}: ready after`, median(taken), 's')
  note(`${name}: of a core, whatever else runs`, median(ofCores), 's')
}

const checkin = addDays(dayInIstanbul(new Date()), 60)
const pageOf = (count: number): string =>
  [`/listing?checkin=${checkin}&minPrice=${count}`, '/', `/short-stays?n=${count}`][count % 3] ?? '/'

/** The memory after some seconds of pages, most of them made anew, and how many were answered: less can be had for less. */
const underLoad = async (name: string, server: { url: string; memory(): number }, path: string | typeof pageOf) => {
  const { perSecond } = await ask(server.url, path, { seconds: SECONDS })
  note(`${name}: memory under load`, server.memory(), 'MB')
  note(`${name}: answers meanwhile`, perSecond, 'a second')
}

const onAgency = async (villas: number, work: (url: string) => Promise<void>): Promise<void> => {
  const postgres = await startAgency({ villas, reservations: villas * 50 })
  await work(postgres.url).finally(postgres.stop)
}

const memoryWith = (villas: number): Promise<void> =>
  onAgency(villas, async (url) => {
    const product = await startProduct(url)
    note(`${villas} villas: memory at rest`, product.memory(), 'MB')
    await underLoad(`${villas} villas`, product, pageOf)
    const html = await (await fetch(`${product.url}/listing`)).text()
    await product.stop()
    if (villas > 1_000) return
    const next = await startNext(html)
    await underLoad('Next.js, one page', next, '/dynamic')
    await next.stop()
  })

await buildWhenStale()
try {
  for (const villas of [1_000, 10_000])
    await onAgency(villas, (url) =>
      startsIn(`PostgreSQL, ${villas} villas`, () => ({ DATABASE_URL: url, DATA_DIR: join(folder, 'on') })),
    )
  const filled = join(folder, 'filled')
  const first = await startServer({ ...settings, DATA_DIR: filled })
  await first.stop()
  const copies = Array.from({ length: STARTS + 1 }, (_, copy) => join(folder, `copy-${copy}`))
  for (const copy of copies) cpSync(filled, copy, { recursive: true })
  await startsIn('embedded database, demo agency', () => ({ DATA_DIR: copies.pop() ?? filled }))
  keepOnCore(1) // what starts has both cores, what is asked one
  for (const villas of [1_000, 10_000]) await memoryWith(villas)
  keepResults('start', { found })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
