import type { Day } from '../../../../kernel/day.ts'

/**
 * The key of a message for the agency: the same words of the same person on one day are one message, however often the
 * form is sent. It is made of what was written, so the page itself is the same for everybody.
 */
export const messageKey = async (message: Record<string, string>, day: Day): Promise<string> => {
  const words = Object.entries(message).sort(([one], [other]) => (one < other ? -1 : 1))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([day, words])))
  return Buffer.from(hash).toString('hex')
}
