import type { RefusalAnswer } from './endpoint.ts'

export type { RefusalAnswer }

/** A refusal as its caller sees it: the status, the code, the sentence and the sentence of each field. */
export class Refused extends Error {
  readonly status: number
  /** Did the server itself say so, rather than something on the way to it? */
  readonly isAnswered: boolean
  readonly code: string
  readonly fields: Record<string, string>
  readonly detail: Record<string, unknown>

  constructor(status: number, answer: RefusalAnswer | undefined) {
    super(answer?.content?.message ?? `HTTP ${status}`)
    this.status = status
    this.isAnswered = answer?.content !== undefined
    this.code = answer?.content?.code ?? 'unavailable'
    this.fields = answer?.content?.fields ?? {}
    this.detail = answer?.content?.detail ?? {}
  }

  /** The same refusal in other words. */
  saying(message: string): Refused {
    const { status, code, fields, detail } = this
    return new Refused(status, { content: { code, message, fields, detail } })
  }
}
