import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_BODY_BYTES } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Forms that a browser sends in parts: their texts by name. Refuses 'malformed', and 'unsupported-type' for a file. */
export const readMultipart = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request: FastifyRequest, body: Buffer) => textsIn(body, request.headers['content-type'] ?? ''),
  )
}

const textsIn = async (body: Buffer, type: string): Promise<Record<string, string>> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('malformed')
  })
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      if (typeof value !== 'string') throw new Refusal('unsupported-type')
      return [name, value]
    }),
  )
}
