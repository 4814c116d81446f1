import { AsyncLocalStorage } from 'node:async_hooks'

/** What was sent to the database: statements, and the frames of transactions (BEGIN, SAVEPOINT, COMMIT …) apart. */
export type Sent = { statements: string[]; frames: string[] }

const notes = new AsyncLocalStorage<Sent>()
const FRAME = /^\s*(begin|commit|rollback|savepoint|release|set local)\b/i

/** Notes a statement that is about to be sent, where somebody counts. */
export const noteSent = (statement: string): void => {
  const sent = notes.getStore()
  if (sent) (FRAME.test(statement) ? sent.frames : sent.statements).push(statement)
}

/** What a piece of work sends to the database, and its answer. The embedded database begins and commits unheard. */
export const sentBy = async <T>(work: () => Promise<T>): Promise<Sent & { answer: T }> => {
  const sent: Sent = { statements: [], frames: [] }
  const answer = await notes.run(sent, work)
  return { statements: [...sent.statements], frames: [...sent.frames], answer }
}
