import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'
import { isLanguage, languageOfCookie } from '../../kernel/language.ts'
import { type Asked, NOTHING_ELSE, openAnswerCache } from '../../platform/cache/answer-cache.ts'
import { type PublicAddress, tidyAddresses } from '../../platform/cache/public-addresses.ts'
import { PUBLIC_PAGES } from '../../web/site/public-pages.ts'
import { HANDLERS } from '../calls/handlers.ts'
import type { Product } from '../product.ts'

/** Health and metrics tell of this process now: no page of the site stands there. */
const OF_THE_PROCESS = ['/healthz', '/readyz', '/metrics'].map((path) => ({ path, query: null }))

const addressOf = ({ path, query }: AnyEndpoint): PublicAddress => ({
  path,
  query: Object.keys((query as { shape?: object } | undefined)?.shape ?? {}),
})

/** Tells the tidy address of what everybody gets alike, and null for every other address. */
export const publicAddressOf = tidyAddresses([
  ...OF_THE_PROCESS,
  ...HANDLERS.flatMap(({ endpoint }) => (endpoint.sameForAll ? addressOf(endpoint) : [])),
  ...PUBLIC_PAGES,
])

/** A packed page has some 20 KB; a quarter of the room is for plain ones. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Puts the cache of public answers in front of the framework. What it asks the framework for has nothing of a visitor
 * in it but the language.
 */
export const answerFromCache = ({ app, validity, now, isStopping }: Product) => {
  const cache = openAnswerCache({
    askedOf: (request) => (isStopping() ? null : askedOf(request)),
    make: (asked) => make(app, asked),
    validity,
    now: () => now().getTime(),
    mostBytes: MOST_BYTES,
  })
  const [framework] = app.server.listeners('request') as RequestListener[]
  if (!framework) throw new Error('The framework does not listen to requests.')
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => cache.answer(request, response, () => framework(request, response)))
  return cache
}

/** Who sends something along with a question is answered by the framework, which counts what is sent. */
const hasBody = ({ 'transfer-encoding': encoding, 'content-length': length }: IncomingHttpHeaders): boolean =>
  encoding !== undefined || (length !== undefined && length !== '0')

const askedOf = ({ url = '/', headers }: IncomingMessage): Asked | null => {
  if (headers.authorization || headers.range || hasBody(headers)) return null
  const address = publicAddressOf(url)
  if (address === null) return null
  const spoken = languageOfCookie(headers.cookie)
  const asked = headers['x-language']
  const language = isLanguage(asked) ? asked : undefined
  if (!spoken && !language) return { url: address, headers: NOTHING_ELSE }
  return {
    url: address,
    headers: {
      ...(language && { 'x-language': language }),
      ...(spoken && { cookie: `googtrans=/auto/${spoken}` }),
    },
  }
}

const make = async (app: FastifyInstance, { url, headers }: Asked) => {
  const { statusCode, headers: answered, rawPayload } = await app.inject({ method: 'GET', url, headers })
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(answered).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: rawPayload,
  }
}
