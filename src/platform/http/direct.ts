import * as z from 'zod/mini'
import { VISITOR } from '../../kernel/caller.ts'
import { type Answer, type Ask, address } from '../../kernel/client.ts'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import type { Validity } from '../cache/answer-cache.ts'
import { unstorableAt } from '../database/storable-text.ts'
import { plainRefusalOf, toldOf } from './answer-refusal.ts'
import { namedOnly } from './answers/named-only.ts'
import type { ApiParts, Handler } from './api.ts'

/**
 * Asks a call of the API in this process as a visitor, without the ways of HTTP around it. Answers null for what has to
 * go through them: calls that write, that are counted or need somebody signed in, and questions that are malformed.
 * Rejects with what no refusal is.
 */
export type AskDirectly = (question: Ask, language: Language) => Promise<Answer | null>

export const askDirectly = <Services>(parts: ApiParts<Services>, validity: () => Validity): AskDirectly => {
  const handlers = new Map(parts.handlers.map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each]))
  const remember = remembering(validity)
  return async ({ call, question }, language) => {
    const handler = handlers.get(`${call.method} ${call.path}`)
    const asked = handler && isPlain(handler.endpoint) ? parsed(handler.endpoint, question) : null
    if (!handler || !asked) return null
    const answer = () => answerOf(handler, asked, parts, language)
    try {
      const isFew = isOneOfFew(handler.endpoint)
      const body = isFew ? await remember(`${language} ${address(call, question)}`, answer) : await answer()
      return { status: 200, body }
    } catch (error) {
      const refusal = plainRefusalOf(error)
      if (!refusal) throw error
      const { status, content } = toldOf(refusal, language, parts.speak)
      return { status, body: { content } }
    }
  }
}

/** Is there but a handful of answers, which depend on nothing but language, villas and content? */
const isOneOfFew = ({ sameForAll, params, query }: AnyEndpoint): boolean =>
  sameForAll === true && query === undefined && Object.values(params?.shape ?? {}).every(isChoice)

const isChoice = (schema: unknown): boolean => (schema as z.ZodMiniType)._zod.def.type === 'enum'

/**
 * Answers of calls that ask for nothing (the site's frame, its home, what a search can choose from) or for one of a few
 * (how cards are taken in a currency): once an epoch.
 */
const remembering = (validity: () => Validity) => {
  const known = new Map<string, { epoch: number; answer: Promise<unknown> }>()
  return (name: string, make: () => Promise<unknown>): Promise<unknown> => {
    const { epoch } = validity()
    const found = known.get(name)
    if (found?.epoch === epoch) return found.answer
    const answer = make()
    known.set(name, { epoch, answer })
    answer.catch(() => known.delete(name))
    return answer
  }
}

const isPlain = ({ method, may, perMinute, body }: AnyEndpoint): boolean =>
  method === 'GET' && may === 'anyone' && perMinute === undefined && body === undefined

/** What the calls that are asked directly need not know of who asks. */
const SOMEBODY = {
  who: VISITOR,
  ip: '',
  network: '',
  cookies: { get: () => undefined, set: () => undefined },
  userAgent: '',
  requestId: '',
  idempotencyKey: undefined,
  file: Buffer.alloc(0),
}

/** The question as the handler takes it, its values read as out of an address; null when it is malformed. */
const parsed = ({ params, query }: AnyEndpoint, question: { params?: object; query?: object }) => {
  const read = (schema: z.ZodMiniType | undefined, values: object | undefined) =>
    schema ? z.safeParse(schema, written(values ?? {})) : { success: true as const, data: undefined }
  const [ofPath, ofQuery] = [read(params, question.params), read(query, question.query)]
  if (unstorableAt(ofPath.data) || unstorableAt(ofQuery.data)) return null
  return ofPath.success && ofQuery.success ? { params: ofPath.data, query: ofQuery.data, body: undefined } : null
}

const written = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** The answer with what its contract names and nothing beside it. */
const answerOf = async <Services>(
  { endpoint, handle }: Handler<Services>,
  asked: NonNullable<ReturnType<typeof parsed>>,
  { db, services, now }: ApiParts<Services>,
  language: Language,
): Promise<unknown> =>
  namedOnly(endpoint.answer)(await handle(asked, { ...SOMEBODY, db, services, now: now(), language }))
