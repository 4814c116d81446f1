import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { drawing } from '../../../src/web/entry.server.tsx'

// What React itself costs: the tree of one of our pages (ADDRESS), with the data it got from another server (FROM),
// rendered with renderToString for whoever asks: no router to match, no loaders, no data for the browser.
const { PORT, FROM, ADDRESS } = process.env as Record<string, string>

const build = await import(new URL('../../../build/server/index.js', import.meta.url).href)
const { client, requestContext, drawing: own, ...entry } = build.entry.module
const { createElement, createRequestHandler, renderToString, RouterContextProvider, ServerRouter }: typeof drawing = own
const provider = new RouterContextProvider()
provider.set(requestContext, {
  api: client(async ({ method, path }: { method: string; path: string }) => {
    const answer = await fetch(FROM + path, { method })
    return { status: answer.status, body: await answer.json() }
  }),
  ...{
    language: 'tr',
    prefix: '',
    publicUrl: 'http://villa.test',
    scriptMark: 'x',
    words: {},
    sheets: {},
    today: '2027-01-01',
  },
})
let tree: Parameters<typeof ServerRouter>[0] | undefined
const keepTree = (request: Request, _status: number, _headers: Headers, context: never): Response => {
  tree = { context: { ...(context as object), serverHandoffStream: undefined } as never, url: request.url }
  return new Response()
}
const handle = createRequestHandler({ ...build, entry: { module: { ...entry, default: keepTree } } } as ServerBuild)
await handle(new Request(`http://villa.test${ADDRESS}`), provider)
if (!tree) throw new Error(`${ADDRESS} is no page.`)
const page = tree

createServer((request, response) => {
  if (request.url === '/up') response.end()
  else
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!DOCTYPE html>${renderToString(createElement(ServerRouter, page))}`)
}).listen(Number(PORT), '127.0.0.1')
