import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import type * as z from 'zod/mini'
import { actorName, type Caller, type Identified, type Staff, VISITOR } from '../../kernel/caller.ts'
import type { AnswerOf, AnyEndpoint, Parsed } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { MAX_BODY_BYTES } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../act.ts'
import type { Db } from '../database/db.ts'
import { inLane } from '../database/lane.ts'
import { unstorableAt } from '../database/storable-text.ts'
import { withLockWait } from '../database/unit-of-work.ts'
import type { Quota } from '../quota.ts'
import { answerOnce } from '../repeat.ts'
import { type Writer, withWriter } from '../writer.ts'
import { answerUnreadable, readable } from './addresses.ts'
import { answerRefusal, languageOf, SPOKEN_BY, type Speak } from './answer-refusal.ts'
import { namedOnly } from './answers/named-only.ts'
import { type Otherwise, sendOtherwise } from './answers/other-answers.ts'
import { apiDocsPage } from './api-docs.ts'
import { registerBodies } from './bodies.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { describeFile, holdFile, readFiles, sentFile } from './file-bodies.ts'
import { networkOf } from './network.ts'

/** What every handler is given beside the parsed question. */
export type Call<Services, Who = Caller> = Act<Services, Who> & {
  language: Language
  ip: string
  /** Who the address counts as (platform/network.ts). */
  network: string
  cookies: Cookies
  userAgent: string
  requestId: string
  idempotencyKey: string | undefined
  /** A header of the call by its name in small letters; empty when there is none. */
  header(name: string): string
  /** The file that was sent, for a call whose contract says `bytes`; else empty. */
  file: Buffer
}
type Asker<E extends AnyEndpoint> = E['may'] extends 'anyone' ? Caller : Staff
export type Handler<Services> = {
  endpoint: AnyEndpoint
  // biome-ignore lint/suspicious/noExplicitAny: a list holds handlers of every shape; `handler` checks each
  handle(question: any, call: any): Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  before?: Before<any, any>
  services?: Services
}
/**
 * What is done before a call's own transaction begins. Answers the lane (platform/lane.ts) a repeatable call must be
 * in; undefined for none.
 */
type Before<Asked, Services> = (question: Asked, call: Call<Services>) => Promise<string | undefined>

/** The Idempotency-Key of a call that moves money; refuses 'malformed' without one: such a call must be repeatable. */
export const keyOf = ({ idempotencyKey }: { idempotencyKey: string | undefined }): string => {
  if (!idempotencyKey) throw new Refusal('malformed', {}, { 'Idempotency-Key': { code: 'required' } })
  return idempotencyKey
}

/** Binds a call's contract to what it does. */
export const handler = <E extends AnyEndpoint, Services>(
  endpoint: E,
  handle: (question: Parsed<E>, call: Call<Services, Asker<E>>) => Promise<AnswerOf<E> | Otherwise>,
  before?: Before<Parsed<E>, Services>,
): Handler<Services> => ({ endpoint, handle, before })

export type ApiParts<Services> = {
  db: Db
  services: Services
  handlers: Handler<Services>[]
  now(): Date
  /** The person behind a bearer token, or null when the token is not (or no longer) good. */
  identify(token: string): Promise<Identified | null>
  speak: Speak
  quota: Quota
  /** Do visitors come by https? */
  https: boolean
  /** False only in tests that send more than one person would. */
  limitRates: boolean
  /** True from the moment the process is told to end. */
  isStopping(): boolean
  /** Runs before any call is mounted. */
  before?: (app: FastifyInstance) => Promise<void>
  server: FastifyServerOptions
}

/** A busy machine reads the pages for longer than the ten seconds of the framework. */
const START_LIMIT_MS = 120_000

/** The HTTP server with every handler mounted, one error handler and the OpenAPI document. */
export const buildApi = async <Services>(parts: ApiParts<Services>): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 }, // a slug has up to 120 letters, a signed token more
    requestIdHeader: false,
    pluginTimeout: START_LIMIT_MS,
    rewriteUrl: ({ url = '/' }) => readable(url),
    clientErrorHandler: answerUnreadable,
    http: { optimizeEmptyRequests: true }, // a question without a body is no stream to read
    genReqId: () => crypto.randomUUID(),
    ...parts.server,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler<z.ZodMiniType>(({ schema }) => {
    const copy = namedOnly(schema)
    return (answer) => JSON.stringify(copy(answer))
  })
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, parts.speak))
  app.setNotFoundHandler((request, reply) => answerRefusal(new Refusal('not-found'), request, reply, parts.speak))
  await registerBodies(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // who may keep an answer is told so, nobody else
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    // the answer is the last one; a kept connection would keep the process
    if (parts.isStopping()) reply.header('connection', 'close')
  })
  await parts.before?.(app)
  if (parts.limitRates)
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (_, limit) => new Refusal('too-many', { seconds: Math.ceil(limit.ttl / 1000) }),
    })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (asked) => describeFile(jsonSchemaTransform(asked), asked.route.config),
  })
  await app.register(async (v1) => {
    for (const each of parts.handlers) if (!each.endpoint.bytes) mount(v1, each, parts)
    v1.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    v1.get('/v1/docs', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html; charset=utf-8').send(apiDocsPage(app.swagger() as OpenAPIV3_1.Document)),
    )
  })
  await app.register(async (v1) => {
    readFiles(v1)
    for (const each of parts.handlers) if (each.endpoint.bytes) mount(v1, each, parts)
  })
  return app
}

/** What the server knows of the call that a person repeats by accident. */
const KEY = /^[\w.:-]{8,120}$/

/** How long the transaction of somebody who is not signed in waits for a lock. */
const GUEST_LOCK_WAIT_MS = 3_000

const mount = <Services>(
  app: FastifyInstance,
  { endpoint, handle, before }: Handler<Services>,
  parts: ApiParts<Services>,
): void => {
  const ownLimit = endpoint.bytes ?? endpoint.jsonBytes
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      ...(endpoint.perMinute && !endpoint.everywhere && { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } }),
      takesFile: endpoint.bytes !== undefined,
    },
    ...(ownLimit && { bodyLimit: ownLimit }),
    schema: schemaOf(endpoint),
    // The caller is known before the question is read: a visitor learns nothing from how a staff call validates.
    preParsing: async (request, reply, body) => {
      if (ownLimit) await admit(request, endpoint, parts)
      if (endpoint.bytes) holdFile(request, reply)
      return body
    },
    preValidation: async (request) => {
      if (!ownLimit) await admit(request, endpoint, parts)
      refuseUnstorable(request)
    },
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (key !== undefined && (typeof key !== 'string' || !KEY.test(key)))
        throw new Refusal('malformed', {}, { 'Idempotency-Key': { code: 'invalid' } })
      const who = callers.get(request) ?? { role: 'VISITOR' }
      const call = {
        services: parts.services,
        now: parts.now(),
        who,
        language: languageOf(request),
        ip: request.ip,
        network: networkOf(request.ip),
        cookies: cookiesOf(request, reply, parts.https),
        userAgent: String(request.headers['user-agent'] ?? ''),
        requestId: request.id,
        idempotencyKey: key,
        header: (name: string) => String(request.headers[name] ?? ''),
        file: sentFile(endpoint, request),
      }
      const question = { params: request.params, query: request.query, body: request.body }
      const answer = (db: Db) => handle(question, { ...call, db })
      // what is stored is what is answered: nothing private beside it
      const answerOf = async (db: Db) => namedOnly(endpoint.answer)(await answer(db))
      const scope = `${endpoint.method} ${endpoint.path} ${who.role === 'VISITOR' ? '' : who.accountId}`
      reply.code(endpoint.status ?? 200)
      reply.header('vary', SPOKEN_BY)
      if (endpoint.sameForAll) reply.header('cache-control', 'no-cache')
      if (endpoint.everywhere && endpoint.perMinute)
        await parts.quota.spend(
          [{ of: endpoint.path, whose: call.network, most: endpoint.perMinute, seconds: 60 }],
          call.now,
        )
      const lane = await before?.(question, { ...call, db: parts.db })
      const once = { scope, key: key ?? '', question: { params: request.params, body: request.body }, now: call.now }
      const work =
        endpoint.repeatable && key
          ? () => inLane(lane, () => answerOnce(parts.db, once, answerOf))
          : () => answer(parts.db)
      const named = () => withWriter(writerOf(call), work)
      const answered = endpoint.may === 'anyone' ? await withLockWait(GUEST_LOCK_WAIT_MS, work) : await named()
      return sendOtherwise(answered, reply) ?? answered
    },
  })
}

/** Whom the audit log names for what a call of staff writes. */
const writerOf = ({ who, now, ip, requestId }: Pick<Call<unknown>, 'who' | 'now' | 'ip' | 'requestId'>): Writer => ({
  account: who.role === 'VISITOR' ? null : who.accountId,
  ...{ who: actorName(who), at: now, ip, request: requestId },
})

/** What the call's document says, and what its question and answer are held to. */
const schemaOf = (endpoint: AnyEndpoint) => ({
  summary: endpoint.does,
  tags: [endpoint.path.split('/')[endpoint.path.includes('/admin/') ? 3 : 2] ?? 'v1'],
  ...(endpoint.may === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  response: { [endpoint.status ?? 200]: endpoint.answer },
})

/** What can't be written down is refused before anybody looks at it, whatever field it stands in. */
const refuseUnstorable = ({ params, query, body }: FastifyRequest): void => {
  const field = [params, query, Buffer.isBuffer(body) ? undefined : body]
    .map(unstorableAt)
    .find((each) => each !== null)
  if (field) throw new Refusal('malformed', {}, { [field]: { code: 'invalid' } })
}

/** Refuses 'unauthenticated', 'forbidden', 'totp-needed' and 'no-right' whom a call is not for. */
const admit = async <Services>(
  request: FastifyRequest,
  { may, right, beforeTotp }: AnyEndpoint,
  parts: ApiParts<Services>,
): Promise<void> => {
  const known = await identified(request, parts)
  const waits = known?.totpNeeded === true && !beforeTotp
  const who = known && !(waits && may === 'anyone') ? known : VISITOR
  if (may !== 'anyone' && who.role === 'VISITOR') throw new Refusal('unauthenticated')
  if (may === 'admin' && who.role !== 'ADMIN') throw new Refusal('forbidden')
  if (waits && may !== 'anyone') throw new Refusal('totp-needed')
  if (right && who.role === 'ADMIN' && !who.rights.includes(right)) throw new Refusal('no-right', { right })
  callers.set(request, who)
}

const callers = new WeakMap<FastifyRequest, Caller>()

const identified = async <Services>(request: FastifyRequest, parts: ApiParts<Services>): Promise<Identified | null> => {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return token ? parts.identify(token) : null
}
