import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer for a person's browser instead of a program: go and look there (303). */
export class SeeOther {
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}

/** An answer in plain text, for a program of somebody else that wants to read exactly that. */
export class PlainText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A file that is made while it is sent: nothing waits for its end. `name` is ASCII. */
export class StreamedFile {
  readonly type: string
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
  constructor(type: string, name: string, bytes: AsyncIterable<Uint8Array>) {
    this.type = type
    this.name = name
    this.bytes = bytes
  }
}

export type Otherwise = SeeOther | PlainText | StreamedFile

/** Sends an answer that is no JSON; undefined for one that is. */
export const sendOtherwise = (answered: unknown, reply: FastifyReply): FastifyReply | undefined => {
  if (answered instanceof PlainText) return reply.type('text/plain; charset=utf-8').send(answered.text)
  if (answered instanceof SeeOther) return reply.redirect(answered.location, 303)
  if (!(answered instanceof StreamedFile)) return undefined
  return reply
    .type(answered.type)
    .header('content-disposition', `attachment; filename="${answered.name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(answered.bytes, { objectMode: false }))
}
