import type { AnswerOf, AnyEndpoint, Question } from './endpoint.ts'
import { type RefusalAnswer, Refused } from './refused.ts'

/** A call and what is asked of it, as a client was given it. */
export type Ask = { call: AnyEndpoint; question: { params?: object; query?: object; body?: unknown } }
export type Request = Ask & { method: string; path: string; body?: unknown; idempotencyKey?: string }
export type Answer = { status: number; body: unknown }

/** From a request to its answer: `fetch` in the browser, the API in process during server rendering, a test's own. */
export type Send = (request: Request) => Promise<Answer>

export type Options = { idempotencyKey?: string }
export type Client = <E extends AnyEndpoint>(call: E, question?: Question<E>, options?: Options) => Promise<AnswerOf<E>>

/** Calls endpoints through `send`; a refusal is thrown as `Refused`. */
export const client =
  (send: Send): Client =>
  async (call, question, options = {}) => {
    const { status, body } = await send({
      call,
      question: question ?? {},
      method: call.method,
      path: address(call, question ?? {}),
      body: question?.body,
      ...options,
    })
    if (status < 200 || status > 299) throw new Refused(status, body as RefusalAnswer)
    return body as AnswerOf<typeof call>
  }

/** The path with its parameters and query filled in; parts that are undefined are left out. */
export const address = (call: AnyEndpoint, question: { params?: object; query?: object }): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(question.params ?? {}, name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question.query ?? {}))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query.size ? `${path}?${query}` : path
}
