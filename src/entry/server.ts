import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import type { Registry } from 'prom-client'
import { PLAYERS } from '../features/villas/film/video.ts'
import { armFailPoint } from '../platform/fail-point.ts'
import { openFiles } from '../platform/files/storage/open-files.ts'
import { openMailer } from '../platform/mailer.ts'
import { DEMO_LOGINS, prepareDatabase } from './database.ts'
import { type Env, readEnv } from './env.ts'
import { measureAnswers, registerMetrics } from './metrics.ts'
import { answerFromCache } from './pages/public-answers.ts'
import { openProduct, type Product } from './product.ts'

// The heap grows to twice what lives in it; left alone it would keep the remains of many pages.
setFlagsFromString('--heap-growing-percent=100')

/** How long a balancer is given to see that this process is not ready any more, and the end of all waiting. */
const BALANCER_NOTICES_MS = 2_500
const STOP_LIMIT_MS = 9_500

/** Starts the whole product in this process and answers how to reach it. */
const start = async (): Promise<void> => {
  const dev = process.argv.includes('--dev')
  const env = readEnv(process.env)
  if (env.CRASH_AT) armFailPoint(env.CRASH_AT)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const filesFolder = `${env.dataDir}/files`
  const files = openFiles(env)
  const { database, isDemoNew } = await prepareDatabase(env, files, say)
  let register: Registry | undefined
  const product = await openProduct({
    database,
    mailer: openMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder: `${env.dataDir}/outbox` }),
    secret: env.secret,
    formerSecrets: env.FORMER_SECRETS,
    publicUrl: env.publicUrl,
    filesFolder,
    files,
    demoBank: env.demoBank,
    ratesUrl: env.RATES_URL,
    cardStandIn: env.CARD_STAND_IN?.replace(/\/+$/, ''),
    readsOwnMachine: env.LOCAL_CALENDARS === 'on',
    jobs: env.JOBS === 'on',
    limitRates: env.RATE_LIMITS === 'on',
    async before(app) {
      await app.register(compress, {
        threshold: 1024,
        encodings: ['br', 'gzip'],
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      })
      secure(app, env, dev)
      register = registerMetrics(app)
    },
    server: {
      logger: {
        level: env.LOG_LEVEL,
        redact: ['req.headers.authorization', 'req.headers.cookie'],
        serializers: { req: withoutTokens },
      },
      trustProxy: env.TRUST_PROXY === undefined ? false : trust(env.TRUST_PROXY),
      logController: new LogController({ disableRequestLogging: env.LOG_LEVEL === 'info' }),
      forceCloseConnections: 'idle',
      requestTimeout: 30_000,
      connectionTimeout: 60_000,
      keepAliveTimeout: 65_000,
    },
  })
  const { mountPages } = await import('./pages/pages.ts') // loads React, so only now
  await mountPages(product, { publicUrl: env.publicUrl, mapTiles: env.mapTiles, dev })
  if (!dev && env.ANSWER_CACHE === 'on') {
    const { stats } = answerFromCache(product)
    if (register) measureAnswers(register, stats)
  }
  await product.app.listen({ port: env.PORT, host: env.HOST })
  endOnSignal(product)
  say(`Happy Villaları is ready: ${env.publicUrl}`)
  say(
    `Dashboard ${env.publicUrl}/dashboard${isDemoNew ? `  logins: ${DEMO_LOGINS.join(', ')}  password: ${env.DEMO_PASSWORD}` : ''}`,
  )
}

/**
 * Scripts only of ours, in nobody’s frame, no type sniffing. Styles may stand in attributes. Pictures are ours too, but
 * for the tiles of a map that the operator has set; only films of villas are framed.
 */
const secure = (app: FastifyInstance, { publicUrl, mapTiles }: Env, dev: boolean): void => {
  const https = publicUrl.startsWith('https:')
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", (_: unknown, response: object) => `'nonce-${Reflect.get(response, 'nonce')}'`],
    styleSrc: ["'self'", "'unsafe-inline'"],
    // a picture that is about to be sent is shown from the browser’s memory
    imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'], // spreadsheets are packed and unpacked beside the page
    frameSrc: Object.values(PLAYERS), // films of villas
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
  const protect = helmet({
    contentSecurityPolicy: dev ? false : { useDefaults: false, directives },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, { raw }, done) => {
    Object.assign(raw, { nonce: randomBytes(16).toString('base64url') })
    protect(request.raw, raw, (fault) => done(fault as Error | undefined))
  })
}

/** What stands before the secret of somebody's link in an address. */
const BEFORE_TOKEN = String.raw`token=|order=|\/(?:reservation|payment\/link|payment|owner-answer|review|newsletter|v1\/offers|v1\/handover)\/`
const TOKENS = new RegExp(`(${BEFORE_TOKEN})(?!callback|enquire|offer|link)[^/?&]+`, 'g')

/** A guest's link is a secret: it stays out of the log. */
const withoutTokens = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: request.url.replace(TOKENS, '$1…'),
  ip: request.ip,
})

/**
 * The proxies in front: their addresses, or 'true' for the nearest alone, because what stands further left in
 * X-Forwarded-For anybody may write.
 */
const trust = (value: string) => (value === 'true' ? (_address: string, hop: number) => hop === 0 : value)

/**
 * SIGTERM: says that it is not ready and goes on answering until a balancer has seen it, then finishes what is in
 * flight and ends. SIGINT comes from a person who waits, and so does a second signal: then at once.
 */
const endOnSignal = (product: Product): void => {
  const hurry = new AbortController()
  let ending = false
  const end = async (patience: number): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    product.announceEnd()
    await pause(patience, undefined, { signal: hurry.signal }).catch(() => undefined)
    await product.close()
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (ending) hurry.abort()
    if (ending) return
    ending = true
    end(signal === 'SIGTERM' ? BALANCER_NOTICES_MS : 0).then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
