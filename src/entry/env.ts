import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { storageAddress } from '../platform/files/storage/storage-address.ts'

const onOff = z.enum(['on', 'off'])
const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())

/** The password of the demo logins unless another is given; it stands in the README. */
export const DEMO_PASSWORD = 'mutlu-villa-2026'

const SHORTEST_SECRET = 32

const TILE_PLACES = ['{z}', '{x}', '{y}']

/** Everything the process is told from outside; all of it optional (docs/operations.md). */
const variables = z.object({
  NODE_ENV: optional(z.string()),
  PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(empty, z.string().default('.data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  SESSION_SECRET: optional(z.string().min(SHORTEST_SECRET, `needs at least ${SHORTEST_SECRET} characters`)),
  FORMER_SECRETS: z.preprocess(
    empty,
    z
      .string()
      .default('')
      .transform((all) => all.split(',').filter(Boolean)),
  ),
  DEMO_DATA: z.preprocess(empty, z.enum(['auto', 'on', 'off']).default('auto')),
  DEMO_PASSWORD: z.preprocess(empty, z.string().min(8).default(DEMO_PASSWORD)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(10, 'needs at least 10 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: z.preprocess(empty, z.string().default('Happy Villaları <merhaba@happyvillalari.test>')),
  STORAGE_URL: optional(z.string()),
  EMBEDDED_IN_PRODUCTION: z.preprocess(empty, onOff.default('off')),
  CARD_PROVIDER: z.preprocess(empty, z.enum(['auto', 'demo', 'none']).default('auto')),
  TRUST_PROXY: optional(z.string()),
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  JOBS: z.preprocess(empty, onOff.default('on')),
  RATE_LIMITS: z.preprocess(empty, onOff.default('on')),
  ANSWER_CACHE: z.preprocess(empty, onOff.default('on')),
  RATES_URL: optional(z.url({ protocol: /^https?$/ })),
  LOCAL_CALENDARS: z.preprocess(empty, onOff.default('off')),
  MAP_TILES_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => TILE_PLACES.every((place) => url.includes(place)), 'needs {z}, {x} and {y}')
      .refine((url) => /^\w+:\/\/[^/{]+\//.test(url), 'needs one host, without {s}'),
  ),
  MAP_TILES_CREDIT: optional(z.string().trim().min(1).max(200)),
  CARD_STAND_IN: optional(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })),
  CRASH_AT: optional(z.string()),
})

export type Env = ReturnType<typeof readEnv>

/** Reads and checks the environment once. Refuses to start with a sentence for each variable that is wrong. */
export const readEnv = (given: NodeJS.ProcessEnv) => {
  const parsed = variables.safeParse(given)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  if (production && !env.SESSION_SECRET)
    throw new Error('SESSION_SECRET: is needed in production (at least 32 random characters).')
  if (production && !env.DATABASE_URL && env.EMBEDDED_IN_PRODUCTION === 'off')
    throw new Error(
      'DATABASE_URL: is needed in production; the embedded database never syncs to disk (EMBEDDED_IN_PRODUCTION=on if you accept that).',
    )
  if (production && env.LOCAL_CALENDARS === 'on')
    throw new Error('LOCAL_CALENDARS: calendars of this machine are for trying out, never for production.')
  if (production && (env.CARD_STAND_IN || env.CRASH_AT))
    throw new Error('CARD_STAND_IN, CRASH_AT: are for tests and developers, never for production.')
  const storage = env.STORAGE_URL ? storageAddress(env.STORAGE_URL) : undefined
  if (storage === null)
    throw new Error('STORAGE_URL: must be s3://KEY:SECRET@host:port/bucket?region=… (s3+http:// without https).')
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit } = env
  if (url && !credit) throw new Error('MAP_TILES_CREDIT: whose tiles they are has to stand on the map.')
  const dataDir = resolve(env.DATA_DIR)
  const forTryingOut = !production && !env.DATABASE_URL && isLoopback(env.HOST)
  return {
    ...env,
    production,
    storage,
    mapTiles: url && credit ? { url, credit } : null,
    dataDir,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`).replace(
      /\/+$/,
      '',
    ),
    secret: env.SESSION_SECRET ?? keptSecret(dataDir),
    demoData: env.DEMO_DATA === 'on' || (env.DEMO_DATA === 'auto' && forTryingOut),
    demoBank: env.CARD_PROVIDER === 'demo' || (env.CARD_PROVIDER === 'auto' && forTryingOut),
  }
}

/** Can only this machine reach it? */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** A secret made once and kept beside the data, so that sessions outlive a restart. */
const keptSecret = (dataDir: string): string => {
  const file = `${dataDir}/session-secret`
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (stored.length >= SHORTEST_SECRET) return stored // what a full disk or a crash left half written signs nothing
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  return readFileSync(file, 'utf8').trim()
}
