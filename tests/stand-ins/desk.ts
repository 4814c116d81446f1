import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Book, BookOrder, Question } from './book.ts'

/** One provider's side: its API, and what it says of an order to browser and server. */
export type Desk = {
  mount(app: FastifyInstance, book: Book, url: () => string): void
  /** The signed fields that tell of an order. */
  tell(book: Book, order: BookOrder): Record<string, string>
}

/** Answers as a well-behaved party would, unless the book says otherwise; some faults come after the deed is done. */
export const answer = async (book: Book, at: Question, reply: FastifyReply, deed: () => unknown) => {
  if (book.watch) book.watched++
  await book.watch?.()
  const misdeed = book.misdeedAt(at)
  const does = misdeed === undefined || misdeed.startsWith('done')
  const said = does ? deed() : undefined
  if (misdeed === undefined) return said
  if (misdeed === 'malformed') return reply.type('application/json').send('{"status":"succ')
  if (misdeed.endsWith('hang')) return new Promise(() => undefined)
  return reply.code(500).send('upstream failure')
}

export const field = (body: unknown, name: string): string => String(Reflect.get(Object(body), name) ?? '')
