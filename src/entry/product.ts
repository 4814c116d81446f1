import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { sessionIdOf } from '../features/accounts/session-token.ts'
import type { TakesHolds } from '../features/availability/availability.api.ts'
import type { PictureServices } from '../features/media/keep-picture.flow.ts'
import { staffOfSession } from '../features/owners/staff-of-session.store.ts'
import { configuredCards } from '../features/payments/providers/configured-cards.flow.ts'
import { takesHolds } from '../features/reservations/booking/guest-caps.flow.ts'
import { isCarryingMost } from '../features/reservations/booking/guest-caps.ts'
import { type SearchModel, searchModel, villaCount } from '../features/search/search-model.server.ts'
import { BRAND } from '../features/settings/brand.ts'
import type { Validity } from '../platform/cache/answer-cache.ts'
import { inTime } from '../platform/cards/card-provider.ts'
import { demoBank } from '../platform/cards/demo-bank.ts'
import { registerDemoBank } from '../platform/cards/demo-bank-pages.ts'
import type { Database, Db } from '../platform/database/db.ts'
import { openImages } from '../platform/files/images.ts'
import { pictureMaker } from '../platform/files/intake/picture-maker.ts'
import type { Files } from '../platform/files/storage/files.ts'
import { folderFiles } from '../platform/files/storage/folder-files.ts'
import type { Warmer } from '../platform/files/warmer.ts'
import { type ApiParts, buildApi } from '../platform/http/api.ts'
import { type AskDirectly, askDirectly } from '../platform/http/direct.ts'
import type { Mailer } from '../platform/mailer.ts'
import { type PdfPrinter, pdfPrinter } from '../platform/pdf/pdf-printer.ts'
import { openQuota, type Quota } from '../platform/quota.ts'
import { sayPaper } from '../web/words/papers/say-paper.ts'
import { speak } from '../web/words/speak.ts'
import { HANDLERS } from './calls/handlers.ts'
import { askDatabaseTime, type Clock, followClock } from './clock.ts'
import { keepFresh } from './freshness.ts'
import { registerHealth } from './health.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { workOf } from './jobs/work.ts'
import { faultPage } from './pages/fault-page.ts'
import { registerFiles } from './raw-calls.ts'
import { keyFor, sealAllAnew, sealerFor } from './secrets.ts'

export type ProductParts = {
  database: Database
  mailer: Mailer
  secret: string
  /** Secrets before this one: what they have sealed still opens. */
  formerSecrets?: readonly string[]
  publicUrl: string
  /** A folder of this machine: the pictures, unless they stand elsewhere, and the sizes made of them. */
  filesFolder: string
  /** Where the pictures stand, when not in the folder. */
  files?: Files | undefined
  demoBank: boolean
  /** An address that speaks for every card provider. Only for tests and developers. */
  cardStandIn?: string | undefined
  /** May foreign calendars stand on this machine? Only for tests and developers. */
  readsOwnMachine?: boolean
  /** Where TCMB's bulletin is. */
  ratesUrl?: string | undefined
  jobs: boolean
  limitRates: boolean
  /** The time; the database's own when nobody says. */
  now?: () => Date
  /** What must stand around every call, e.g. headers: it runs before any call is mounted. */
  before?: (app: FastifyInstance) => Promise<void>
  server?: FastifyServerOptions
}

export type Product = {
  app: FastifyInstance
  /** Asks a public call that only reads, in this process. */
  askDirectly: AskDirectly
  jobs: Jobs
  isReady(): Promise<boolean>
  /** For how long what is made for everybody is true. */
  validity(): Validity
  now(): Date
  isStopping(): boolean
  /** Resolves when the sizes of new pictures are made. */
  sizesMade(): Promise<void>
  /** Reads what other processes changed into the search. */
  refresh(): Promise<unknown>
  /** From now on it is not ready, and every answer is the last on its connection; what comes is still answered. */
  announceEnd(): void
  /** Answers what is in flight, lets the jobs finish, closes the database. */
  close(): Promise<void>
}

/** The whole product but its web pages, on an open database: the server mounts pages on it, tests ask it directly. */
export const openProduct = async ({ database, now: givenNow, ...parts }: ProductParts): Promise<Product> => {
  const { db } = database
  const clock = givenNow ? { now: givenNow, stop: () => undefined } : await clockOf(database)
  const { now } = clock
  let stopping = false
  const bankKey = keyFor(parts.secret, 'demo-bank')
  const search = searchModel()
  const quota = openQuota(db, parts.limitRates)
  const files = parts.files ?? folderFiles(parts.filesFolder)
  const images = openImages({ files, cacheFolder: `${parts.filesFolder}/.cache` })
  let brand = (): string | null => null
  const printer = pdfPrinter()
  const services = servicesOf(parts, { db, search, quota, bankKey, now, files, warmer: images.warmer, printer })
  const api: ApiParts<unknown> = {
    db,
    services,
    handlers: HANDLERS,
    now,
    speak: { ...speak, page: (...said) => faultPage(said, brand() ?? BRAND.name) },
    isStopping: () => stopping,
    quota,
    https: parts.publicUrl.startsWith('https:'),
    limitRates: parts.limitRates,
    server: parts.server ?? {},
    before: parts.before,
    identify: async (token) => {
      const sessionId = await sessionIdOf(services.sessionSecret, token, now())
      return sessionId ? staffOfSession(db, sessionId, now()) : null
    },
  }
  if (parts.formerSecrets?.length) await sealAllAnew(db, services.sealer)
  const app = await buildApi(api)
  registerFiles(app, { db, services, now, limitRates: parts.limitRates })
  images.register(app)
  if (parts.demoBank) registerDemoBank(app, { db, key: bankKey, ownUrl: () => ownUrl(app) })

  const fresh = await keepFresh(database, search, now, app.log)
  brand = fresh.brand
  const jobs = startJobs(workOf(db, services, parts.mailer, quota.on), { db, log: app.log, now, enabled: parts.jobs })
  const isReady = registerHealth(app, {
    db,
    isStopping: () => stopping,
    areJobsAlive: jobs.isAlive,
    villas: () => villaCount(search),
  })
  return {
    app,
    askDirectly: askDirectly(api, fresh.validity),
    jobs,
    isReady,
    validity: fresh.validity,
    now,
    isStopping: () => stopping,
    sizesMade: images.warmer.idle,
    refresh: fresh.refresh,
    announceEnd() {
      stopping = true
      void jobs.stop() // another process does them from now on
    },
    async close() {
      stopping = true
      fresh.stop()
      clock.stop()
      await Promise.all([app.close(), jobs.stop(), images.warmer.stop(), printer.stop()])
      await database.close()
    },
  }
}

type Made = { db: Db; search: SearchModel; quota: Quota; bankKey: Uint8Array; now: () => Date } & Pick<
  PictureServices,
  'files'
> & { warmer: Warmer; printer: PdfPrinter }

/** The bulletin of the last business day. */
const TCMB_BULLETIN = 'https://www.tcmb.gov.tr/kurlar/today.xml'

/** What the calls of the API and the jobs work with. */
const servicesOf = (
  parts: Omit<ProductParts, 'database' | 'now'>,
  { db, search, quota, bankKey, now, files, warmer, printer }: Made,
) => {
  const sealer = sealerFor(parts.secret, parts.formerSecrets)
  const demo = parts.demoBank ? inTime(demoBank(db, bankKey, now)) : null
  return {
    search,
    files,
    warmer,
    makePicture: pictureMaker(),
    printPdf: printer.print,
    sayPaper,
    mailer: parts.mailer,
    quota,
    sealer,
    sessionSecret: keyFor(parts.secret, 'session'),
    paperKey: keyFor(parts.secret, 'paper'),
    linkSecret: keyFor(parts.secret, 'guest-link'),
    publicUrl: parts.publicUrl,
    takesHolds: takesHoldsBy(quota),
    cards: configuredCards({ sealer, now, standIn: parts.cardStandIn, demo }),
    rates: { url: parts.ratesUrl ?? TCMB_BULLETIN },
    calendars: {
      ownHost: new URL(parts.publicUrl).host,
      reach: { loopback: parts.readsOwnMachine ?? false },
      secret: keyFor(parts.secret, 'calendar-link'),
      publicUrl: parts.publicUrl,
    },
  }
}

/** A villa whose calendar has too few options to carry the most of them is not counted. */
const takesHoldsBy =
  ({ on }: Quota): TakesHolds =>
  async (db, villa, now, options) =>
    on && isCarryingMost(options) ? takesHolds(db, villa, now) : villa.live

/**
 * Option ends are compared with the time: processes of one PostgreSQL go by its clock, the embedded database has ours
 * anyway.
 */
const clockOf = ({ kind, db }: Database): Promise<Clock> | Clock =>
  kind === 'postgres' ? followClock(() => askDatabaseTime(db)) : { now: () => new Date(), stop: () => undefined }

const ownUrl = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet.')
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}
