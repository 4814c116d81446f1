import type { Client } from '../../kernel/client.ts'
import type { AnswerOf, AnyEndpoint, Question } from '../../kernel/endpoint.ts'
import { browserApi } from './api.ts'

/** A call whose contract is fetched with its first question: a page carries no schema that it may never need. */
export const lazyCall =
  <E extends AnyEndpoint>(contract: () => Promise<E>) =>
  async (question: Question<E>, api: Client = browserApi()): Promise<AnswerOf<E>> =>
    api(await contract(), question)
