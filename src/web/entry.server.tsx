import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { client } from '../kernel/client.ts'
import { requestContext } from './request-context.ts'
import { NonceContext } from './ui/nonce.tsx'
import { bookingEn } from './words/site/booking.en.ts'
import { bookingRu } from './words/site/booking.ru.ts'
import { bookingTr } from './words/site/booking.tr.ts'
import { en } from './words/site/en.ts'
import { ru } from './words/site/ru.ts'
import { tr } from './words/site/tr.ts'
import { learn } from './words/use-say.ts'

learn('tr', { ...tr, ...bookingTr })
learn('en', { ...en, ...bookingEn })
learn('ru', { ...ru, ...bookingRu })

// The server fills the context for every request, with a client of this build: its refusals are the ones the pages
// know.
export { client, requestContext }

const RENDER_LIMIT_MS = 8_000

/** Renders a whole page before it is sent: every loader has resolved by then, so streaming would only cost. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { scriptMark: nonce } = context.get(requestContext)
  return new Promise<Response>((resolve, reject) => {
    let answer = status
    const chunks: Buffer[] = []
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(
            new Writable({
              write(chunk, _encoding, done) {
                chunks.push(Buffer.from(chunk))
                done()
              },
              final(done) {
                headers.set('content-type', 'text/html; charset=utf-8')
                resolve(new Response(Buffer.concat(chunks), { status: answer, headers }))
                done()
              },
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          answer = 500
          console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, RENDER_LIMIT_MS)
  })
}
