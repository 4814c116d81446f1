import type { RefusalAnswer } from './endpoint.ts'

export type { RefusalAnswer }

/** A refusal as its caller sees it: the status, the code, the sentence and the sentence of each field. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly detail: Record<string, unknown>

  constructor(status: number, answer: RefusalAnswer | undefined) {
    super(answer?.content?.message ?? `HTTP ${status}`)
    this.status = status
    this.code = answer?.content?.code ?? 'unavailable'
    this.fields = answer?.content?.fields ?? {}
    this.detail = answer?.content?.detail ?? {}
  }
}
