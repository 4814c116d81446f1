import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { client } from '../kernel/client.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { requestContext } from './request-context.ts'
import { scriptsLater } from './start/scripts-later.ts'
import { NonceContext } from './ui/nonce.tsx'
import { learn } from './words/use-say.ts'

const words = Object.entries(import.meta.glob<object>('./words/site/{tr,en,ru}/**/*.ts', { eager: true }))
for (const language of LANGUAGES)
  learn(
    language,
    words.flatMap(([path, file]) => (path.includes(`/${language}/`) ? [file] : [])),
  )

// The server fills the context for every request, with a client of this build: its refusals are the ones the pages
// know.
export { client, requestContext }

/** React and the router of this build: a benchmark draws our pages with them by itself. */
export const drawing = { createElement, createRequestHandler, renderToString, RouterContextProvider, ServerRouter }

/**
 * Renders a whole page: every loader has resolved by then, so streaming would only cost. What the browser needs of the
 * data stands at the end of the page, written at once.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { scriptMark: nonce, sheets, othersFirst } = context.get(requestContext)
  const data = await new Response(entry.serverHandoffStream).text()
  await othersFirst() // what was asked for a page and the drawing of it are milliseconds each
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const { html, failed } = await rendered(page)
  headers.set('content-type', 'text/html; charset=utf-8')
  const [bodyAt, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  const { head, files } = withoutScripts(html.slice(0, bodyAt))
  context.get(requestContext).drawn = [
    ...['<!DOCTYPE html>', inOneSheet(head, sheets)],
    ...scriptsLater(html.slice(bodyAt, end), files, nonce),
    ...[dataScript(data, nonce), html.slice(end)],
  ]
  return new Response(null, { status: failed ? 500 : status, headers })
}

/**
 * React names the scripts in the head, before the stylesheets, and a browser asks in the order of the page: they are
 * taken out.
 */
const withoutScripts = (head: string): { head: string; files: string[] } => ({
  head: head.replace(NAMED_SCRIPT, ''),
  files: [...head.matchAll(NAMED_SCRIPT)].map(([, file = '']) => file),
})

const NAMED_SCRIPT = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g

/**
 * A page's head with all its styles in one file, in front of the links that React knows: these are switched off, so
 * that no browser fetches them (an attribute more is none of React's business when it takes the page over). React
 * Router marks some with '#'; without it they stand there again for Vite, which asks what is there when a part comes
 * later.
 */
const inOneSheet = (head: string, sheets: Record<string, string>): string => {
  const files = [...head.matchAll(LINKED_STYLES)].map(([, file = '']) => file)
  const one = sheets[files.join(' ')]
  if (!one) return head
  const switchedOff = (link: string, file: string): string =>
    link.replace('<link', '<link disabled=""') +
    (file.endsWith('#') ? `<link disabled="" rel="stylesheet" href="${file.slice(0, -1)}"/>` : '')
  const off = head.replace(LINKED_STYLES, switchedOff)
  return off.replace('<link disabled', `<link rel="stylesheet" href="${one}"/>$&`)
}

const LINKED_STYLES = /<link[^>]* rel="stylesheet" href="([^"]*)"[^>]*>/g

/** What a part that has to wait for its code, or has failed, leaves of itself. */
const LEFT_OUT = '<!--$!-->'
const RENDER_LIMIT_MS = 8_000

/**
 * In one piece: parts stand where they belong, no script has to put them there. The first page with a part in a file of
 * its own waits for that file.
 */
const rendered = async (page: ReactNode): Promise<{ html: string; failed: boolean }> => {
  const html = renderToString(page)
  if (!html.includes(LEFT_OUT)) return { html, failed: false }
  let failed = false
  await prerenderToNodeStream(page, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    onError(error) {
      failed = true
      console.error(error)
    },
  })
  return { html: renderToString(page), failed }
}

/** What React Router's browser side reads the loaders' answers from: it comes in one piece here. '<' would end it. */
const dataScript = (data: string, nonce: string): string => {
  const piece = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;c.enqueue(${piece});c.close()}</script>`
}
