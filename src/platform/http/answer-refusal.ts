import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { RefusalAnswer } from '../../kernel/endpoint.ts'
import { type FieldFault, fieldFaultsOf } from '../../kernel/field-faults.ts'
import { isLanguage, type Language, languageOfCookie } from '../../kernel/language.ts'
import { type Facts, REFUSALS, Refusal, type RefusalCode } from '../../kernel/refusal.ts'
import { isOutage } from '../database/db.ts'
import { withoutData } from './without-data.ts'

/** The sentences of a no, per language. */
export type Speak = {
  refusal(language: Language, code: RefusalCode, facts: Facts): string
  field(language: Language, fault: FieldFault): string
  /** A whole page (HTML) that says it to a person. */
  page(language: Language, status: number, sentence: string): string
}

/** The asked language: the page's own header, else the address's prefix, else the specified cookie, else Turkish. */
export const languageOf = ({ headers, url }: FastifyRequest): Language => {
  const asked = headers['x-language'] ?? /^\/(en|ru)(?=[/?.]|$)/.exec(url)?.[1]
  return isLanguage(asked) ? asked : (languageOfCookie(headers.cookie) ?? 'tr')
}

/** What the language of an answer depends on. */
export const SPOKEN_BY = 'Cookie, X-Language'

/** Addresses that programs ask; whoever asks for another one is a person with a browser. */
const OF_PROGRAMS = /^\/(v1|v2|img|image|assets|fonts|pictures|healthz|readyz|metrics)(?=[/?]|$)/

/** Answers whatever went wrong: a refusal with its status and sentences, anything else as a fault without detail. */
export const answerRefusal = (error: unknown, request: FastifyRequest, reply: FastifyReply, speak: Speak) => {
  const refusal = refusalOf(error, request)
  if (!refusal) request.log.error({ err: withoutData(error) }, 'fault')
  const { status, content } = toldOf(refusal, languageOf(request), speak)
  if (status === 503) request.log.warn({ err: withoutData(error) }, 'unavailable')
  if (status === 429 || status === 503) reply.header('retry-after', String(refusal?.facts.seconds ?? 2))
  return say(request, reply.code(status), speak, content)
}

/** The status and the sentences of a refusal; of none: that of a fault, without detail. */
export const toldOf = (refusal: Refusal | undefined, language: Language, speak: Speak): Told => {
  if (!refusal)
    return {
      status: 500,
      content: { message: speak.refusal(language, 'unavailable', {}), code: 'fault', fields: {} },
    }
  const fields = Object.entries(refusal.fields).map(([name, fault]) => [name, speak.field(language, fault)])
  return {
    status: REFUSALS[refusal.code],
    content: {
      message: speak.refusal(language, refusal.code, refusal.facts),
      code: refusal.code,
      fields: Object.fromEntries(fields),
      facts: refusal.facts,
      ...(refusal.detail && { detail: refusal.detail }),
    },
  }
}

type Told = { status: number; content: RefusalAnswer['content'] }

/** Programs get the refusal as data, people a page. */
const say = (request: FastifyRequest, reply: FastifyReply, speak: Speak, content: RefusalAnswer['content']) => {
  reply.header('vary', SPOKEN_BY)
  if (OF_PROGRAMS.test(request.url)) return reply.send({ content } satisfies RefusalAnswer)
  return reply.type('text/html; charset=utf-8').send(speak.page(languageOf(request), reply.statusCode, content.message))
}

const ASKED: Record<string, (request: FastifyRequest) => unknown> = {
  body: (request) => request.body,
  querystring: (request) => request.query,
  params: (request) => request.params,
}

const refusalOf = (error: unknown, request: FastifyRequest): Refusal | undefined => {
  if (hasZodFastifySchemaValidationErrors(error))
    return new Refusal(
      'malformed',
      {},
      fieldFaultsOf(error.validation, ASKED[error.validationContext ?? 'body']?.(request)),
    )
  const refusal = plainRefusalOf(error)
  if (refusal) return refusal
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Refusal('too-large')
  if (status === 415) return new Refusal('unsupported-type')
  if (status === 404) return new Refusal('not-found')
  return typeof status === 'number' && status >= 400 && status < 500 ? new Refusal('malformed') : undefined
}

/** The refusal that an error is, whoever asked; an outage of the database is one too. */
export const plainRefusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  return isOutage(error) ? new Refusal('unavailable') : undefined
}
