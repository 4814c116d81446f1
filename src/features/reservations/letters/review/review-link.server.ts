import { createHmac, timingSafeEqual } from 'node:crypto'

type Stay = { id: number; email: string }

const sealOf = (secret: Uint8Array, { id, email }: Stay): string =>
  createHmac('sha256', secret).update(`review:${id}:${email}`).digest().subarray(0, 18).toString('base64url')

/**
 * The token with which a guest rates one stay, and does nothing else. Nothing is stored: it ends with the address it
 * was sent to.
 */
export const reviewToken = (secret: Uint8Array, stay: Stay): string => `${stay.id.toString(36)}.${sealOf(secret, stay)}`

/** The reservation that a token names, before it is checked; null for what is no token. */
export const stayInReviewToken = (token: string): number | null => {
  const number = /^([0-9a-z]{1,6})\.[\w-]{24}$/.exec(token)?.[1]
  return number === undefined ? null : Number.parseInt(number, 36)
}

export const isReviewToken = (secret: Uint8Array, token: string, stay: Stay): boolean => {
  const [given, wanted] = [Buffer.from(token), Buffer.from(reviewToken(secret, stay))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
