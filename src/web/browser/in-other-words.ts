import { Refused } from '../../kernel/refused.ts'

/** The same refusal in other words. */
export const inOtherWords = ({ status, code, fields, detail }: Refused, message: string): Refused =>
  new Refused(status, { content: { code, message, fields, detail } })

/** Did something on the way to the server say so, rather than the server itself? It brings no sentence. */
export const isUnanswered = ({ status, message }: Refused): boolean => message === `HTTP ${status}`
