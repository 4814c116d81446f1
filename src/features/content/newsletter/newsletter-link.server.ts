import { createHmac, timingSafeEqual } from 'node:crypto'

export type NewsletterDeed = 'confirm' | 'leave'
type Row = { id: number; email: string; consentAt: Date }

/** A confirmation is one of this consent; leaving works for as long as the address is on the list. */
const sealOf = (secret: Uint8Array, deed: NewsletterDeed, { id, email, consentAt }: Row): string =>
  createHmac('sha256', secret)
    .update(`newsletter:${deed}:${id}:${email}${deed === 'confirm' ? `:${consentAt.getTime()}` : ''}`)
    .digest()
    .subarray(0, 18)
    .toString('base64url')

/** The token that confirms or ends one address of the newsletter; nothing is stored. */
export const newsletterToken = (secret: Uint8Array, deed: NewsletterDeed, row: Row): string =>
  `${row.id.toString(36)}.${sealOf(secret, deed, row)}`

/** The subscriber that a token names, before it is checked; null for what is no token. */
export const subscriberInToken = (token: string): number | null => {
  const number = /^([0-9a-z]{1,6})\.[\w-]{24}$/.exec(token)?.[1]
  return number === undefined ? null : Number.parseInt(number, 36)
}

/** What a token is for, or null for one that is not this address’s. */
export const deedOfToken = (secret: Uint8Array, token: string, row: Row): NewsletterDeed | null => {
  const given = Buffer.from(token)
  const isFor = (deed: NewsletterDeed) => {
    const wanted = Buffer.from(newsletterToken(secret, deed, row))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return (['confirm', 'leave'] as const).find(isFor) ?? null
}
