import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { jsonDepth } from './json-depth.ts'
import { readMultipart } from './multipart.ts'

/**
 * One limit for every body, but for a call that names its own (`bytes`, `jsonBytes` of its contract): refuses
 * 'too-large' by its announced length before a byte is read, and while counting; 'too-deep' before the JSON is read.
 * Calls read JSON and forms; who reads something else adds a parser of its own.
 */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRequest', async (request) => {
    if (announced(request) > (request.routeOptions.bodyLimit ?? MAX_BODY_BYTES)) throw new Refusal('too-large')
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    // closed at once, the sender would lose the answer: see below
    if (raw.complete === false) reply.removeHeader('connection')
  })
  app.addHook('onResponse', async (request) => hearOut(request))
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' }, // as long as the call may have it
    (request, body, done) =>
      jsonDepth(body) > MAX_JSON_DEPTH ? done(new Refusal('too-deep')) : readJson(request, body, done),
  )
  await app.register(formBody, { bodyLimit: MAX_BODY_BYTES })
  readMultipart(app)
}

/**
 * Bytes of the body as the headers announce them. Nobody reads the body of a GET, so there one of unknown length is one
 * too long.
 */
const announced = ({ method, headers }: FastifyRequest): number =>
  headers['transfer-encoding'] && NO_BODY.has(method)
    ? Number.POSITIVE_INFINITY
    : Number(headers['content-length'] ?? 0)

const NO_BODY = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

const HEARD_OUT_MS = 2_000

/**
 * Who is still sending when the answer is out is let finish for a moment, unread, so that the answer arrives; then the
 * connection ends.
 */
const hearOut = ({ raw }: FastifyRequest): void => {
  if (raw.complete !== false || raw.socket.destroyed) return
  raw.resume()
  setTimeout(() => raw.complete || raw.socket.destroy(), HEARD_OUT_MS).unref()
}
