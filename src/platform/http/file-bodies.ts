import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** How many sent files a process holds in memory at a time. */
const MOST_IN_HAND = 12

/** In this part of the server a body is the bytes of a file, whatever kind it says it is of, and nothing else. */
export const readFiles = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

/** The file of a request. Refuses 'malformed' when a call that takes one was sent none. */
export const sentFile = ({ bytes }: AnyEndpoint, { body }: FastifyRequest): Buffer => {
  if (!bytes) return NO_FILE
  if (Buffer.isBuffer(body) && body.length) return body
  throw new Refusal('malformed', {}, { file: { code: 'required' } })
}

const NO_FILE = Buffer.alloc(0)

const held = new Set<FastifyRequest>()

/** Counts a file that is being taken in; refuses 'unavailable', before a byte is read, when memory holds enough. */
export const holdFile = (request: FastifyRequest, reply: FastifyReply): void => {
  if (held.size >= MOST_IN_HAND) throw new Refusal('unavailable', { seconds: 5 })
  held.add(request)
  for (const event of ['finish', 'close']) reply.raw.once(event, () => held.delete(request))
}

/** Says in the API's document that a call takes a file. */
export const describeFile = <T extends { schema: object }>(described: T, config: object | undefined): T =>
  config && Reflect.get(config, 'takesFile')
    ? { ...described, schema: { ...described.schema, body: { content: { 'image/*': { schema: BINARY } } } } }
    : described

const BINARY = { type: 'string', format: 'binary' }
