import { readdirSync, readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { client, Send } from '../../kernel/client.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { isLanguage, LANGUAGES, type Language, languageOfCookie } from '../../kernel/language.ts'
import { MAX_BODY_BYTES } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { SPOKEN_BY } from '../../platform/http/answer-refusal.ts'
import { othersFirst } from '../../platform/pace/others-first.ts'
import type { RequestContext, requestContext } from '../../web/request-context.ts'
import type { Product } from '../product.ts'
import { allowedScripts, SCRIPT_MARK } from './inline-scripts.ts'
import { publicAddressOf } from './public-answers.ts'
import { buildsByLanguage, routesOf } from './routes-of.ts'

const CLIENT_FILES = new URL('../../../build/client/', import.meta.url).pathname
/** Written by scripts/pages/join-styles.ts. */
const SHEETS = new URL('../../../build/server/sheets.json', import.meta.url)

/** What the pages need of the product. */
type Site = Pick<Product, 'app' | 'askDirectly' | 'now'>

/** Mounts the web pages: the built ones, or Vite's with reload while developing. */
export const mountPages = async (
  { app, askDirectly, now }: Site,
  { publicUrl, mapTiles, dev }: { publicUrl: string; mapTiles: RequestContext['mapTiles']; dev: boolean },
): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    // React Router reads the body, whole and within the limit of every body.
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const build = dev ? await developmentBuild(pages) : await productionBuild(pages)
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const address = addressOf(request, publicUrl)
        const { handle, words, sheets, ...entry } = await build()
        const provider = new RouterContextProvider()
        const { context, isWhole } = contextOf({ app, askDirectly, now }, request, {
          ...{ publicUrl, mapTiles },
          ...{ words, sheets },
          client: entry.client,
        })
        provider.set(entry.requestContext, context)
        const response = await handle(await toRequest(request, reply, address), provider)
        if (response.status === 200 && isWhole() && publicAddressOf(request.url) !== null)
          reply.header('cache-control', 'no-cache') // public-answers.ts may keep it
        return sendResponse(reply, response, context.drawn)
      },
    })
  })
}

/** What the entry of the pages exports beside its render function (src/web/entry.server.tsx). */
type PagesEntry = { requestContext: typeof requestContext; client: typeof client }
/** `words` are the addresses of the scripts with a language's sentences by group, where they are built. */
type Pages = PagesEntry & {
  handle: ReturnType<typeof createRequestHandler>
  words: Partial<Record<Language, Record<string, string>>>
  sheets: RequestContext['sheets']
}
type Build = () => Promise<Pages>

const withEntry = (
  build: ServerBuild,
  mode: 'development' | 'production',
  { words, sheets }: Pick<Pages, 'words' | 'sheets'> = { words: {}, sheets: {} },
): Pages => ({
  ...(build.entry.module as unknown as PagesEntry),
  handle: handlerOf(build, mode),
  ...{ words, sheets },
})

/** Pages of the site are answered by the routes of their language; while developing, all routes may change. */
const handlerOf = (build: ServerBuild, mode: 'development' | 'production'): Pages['handle'] => {
  const whole = createRequestHandler(build, mode)
  if (mode === 'development') return whole
  const parts = new Map([...buildsByLanguage(build)].map(([name, part]) => [name, createRequestHandler(part, mode)]))
  return (request, context) => (parts.get(routesOf(new URL(request.url).pathname) ?? '') ?? whole)(request, context)
}

const builtWords = (): Pages['words'] => {
  const scripts = readdirSync(`${CLIENT_FILES}assets`)
  const groupsOf = (language: Language) =>
    scripts.flatMap((name) => {
      const group = new RegExp(`^${language}-([a-z]+)-[\\w-]+\\.js$`).exec(name)?.[1]
      return group ? [[group, `/assets/${name}`]] : []
    })
  return Object.fromEntries(LANGUAGES.map((language) => [language, Object.fromEntries(groupsOf(language))]))
}

const productionBuild = async (pages: FastifyInstance): Promise<Build> => {
  await pages.register(fastifyStatic, {
    root: CLIENT_FILES,
    wildcard: false,
    preCompressed: true, // scripts/build.ts made them
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') || path.includes('/fonts/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      ),
  })
  const sheets = JSON.parse(readFileSync(SHEETS, 'utf8'))
  const built = withEntry(await import('virtual:react-router/server-build'), 'production', {
    words: builtWords(),
    sheets,
  })
  return async () => built
}

const developmentBuild = async (pages: FastifyInstance): Promise<Build> => {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: pages.server } },
    appType: 'custom',
  })
  await pages.register(middie)
  pages.use(vite.middlewares)
  pages.addHook('onClose', () => vite.close())
  return async () =>
    withEntry((await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild, 'development')
}

/**
 * What loaders get: the API in process, in the visitor's language and on the visitor's behalf. `isWhole` tells whether
 * nothing failed so far: a page goes on without what is missing, but it is not to be given to others.
 */
type Own = Pick<RequestContext, 'publicUrl' | 'mapTiles' | 'sheets'> & {
  words: Pages['words']
  client: PagesEntry['client']
}

const contextOf = (
  { app, askDirectly, now }: Site,
  request: FastifyRequest,
  { publicUrl, mapTiles, sheets, words, client }: Own,
): { context: RequestContext; isWhole: () => boolean } => {
  let isWhole = true
  const prefix = /^\/(en|ru)(?=[/?.]|$)/.exec(request.url)?.[1]
  const ofStaff = /^\/dashboard(?=[/?.]|$)/.test(request.url) // the dashboard speaks Turkish
  const ofVisitor = isLanguage(prefix) ? prefix : languageOfCookie(request.headers.cookie)
  const language: Language = (ofStaff ? undefined : ofVisitor) ?? 'tr'
  const overHttp: Send = async ({ method, path, body, idempotencyKey }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: {
        'x-language': language,
        'user-agent': request.headers['user-agent'] ?? '',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, body: response.body ? response.json() : undefined }
  }
  const ask = client(async (asked) => (await askDirectly(asked, language)) ?? overHttp(asked))
  // A page that can't be made for now is 503, not a fault: search engines and proxies come again.
  const api: typeof ask = (...question) =>
    ask(...question).catch((error) => {
      isWhole = false
      throw Reflect.get(error, 'status') === 503 ? new Response(null, { status: 503 }) : error
    })
  const context = {
    api,
    language,
    prefix: prefix ? `/${prefix}` : '',
    ...{ publicUrl, mapTiles, sheets },
    scriptMark: SCRIPT_MARK,
    words: words[language] ?? {},
    today: dayInIstanbul(now()),
    othersFirst,
  }
  return { context, isWhole: () => isWhole }
}

/**
 * The address of a page below our own origin, whatever host a visitor writes into it. Refuses 'not-found' for what no
 * page can have.
 */
const addressOf = ({ raw }: FastifyRequest, origin: string): URL => {
  const [, path = '/', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is.exec(raw.url ?? '/') ?? []
  if (!/^\/(?!\/)[^\\]*$/.test(path) || /\p{Cc}/u.test(decodeURIComponent(path))) throw new Refusal('not-found')
  const address = new URL(origin)
  address.pathname = path
  address.search = search
  // '/.//host': a redirect to it would leave the site
  if (address.pathname.startsWith('//')) throw new Refusal('not-found')
  return address
}

/** Refuses 'unsupported-type' for what is sent and is no form: pages take nothing else. */
const toRequest = async (request: FastifyRequest, reply: FastifyReply, address: URL): Promise<Request> => {
  const headers = new Headers()
  const { rawHeaders } = request.raw
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 && { body: new Uint8Array(request.body) }
  const asked = new Request(address, { method: request.method, headers, signal: gone.signal, ...body })
  if (request.method === 'POST') await asked.clone().formData().catch(refuseBody)
  return asked
}

const refuseBody = (): never => {
  throw new Refusal('unsupported-type')
}

/** `drawn` is a page that was drawn: an answer of bytes would be packed and unpacked for nothing. */
const sendResponse = async (reply: FastifyReply, response: Response, drawn?: string[]): Promise<FastifyReply> => {
  reply.code(response.status)
  if (!response.headers.has('cache-control')) reply.header('vary', SPOKEN_BY)
  if (response.status === 503) reply.header('retry-after', '5')
  for (const [name, value] of response.headers) if (!OURS.has(name)) reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length) reply.header('set-cookie', cookies)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/xml')) return reply.send(response.body) // a site map has megabytes: piece by piece
  if (!type.startsWith('text/html')) return reply.send(response.body && Buffer.from(await response.arrayBuffer()))
  const { html, sources } = allowedScripts((!response.body && drawn) || [await response.text()])
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header(
      'content-security-policy',
      leadingTo(response.headers.get('x-leads-to'), policy.replace(/'nonce-[^']*'/, sources)),
    )
  return reply.send(html)
}

const OURS = new Set(['set-cookie', 'x-leads-to'])

/** The policy of a page that leads to one other origin, by a form or a frame: 'frame https://pay.example'. */
const leadingTo = (leads: string | null, policy: string): string => {
  const [kind, origin = ''] = leads?.split(' ') ?? []
  if (!/^https?:\/\/[\w.:-]+$/.test(origin)) return policy
  const alone = policy.replace(/frame-src [^;]*/, `frame-src ${kind === 'frame' ? origin : "'none'"}`)
  return kind === 'form' ? alone.replace("form-action 'self'", `form-action 'self' ${origin}`) : alone
}
