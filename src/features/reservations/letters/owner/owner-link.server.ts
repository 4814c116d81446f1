import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose answer to which request a link is for. */
export type OwnerLink = { reservationId: number; ownerId: number; email: string }

const hmac = (secret: Uint8Array, text: string, bytes: number): string =>
  createHmac('sha256', secret).update(text).digest().subarray(0, bytes).toString('base64url')

const sealOf = (secret: Uint8Array, { reservationId, ownerId, email }: OwnerLink): string =>
  hmac(secret, `owner-answer:${reservationId}:${ownerId}:${email}`, 18)

/**
 * The token with which an owner answers one request without a login. Nothing is stored: it ends with the request, with
 * the owner of the villa, and with the address it was sent to.
 */
export const ownerToken = (secret: Uint8Array, link: OwnerLink): string =>
  `${link.reservationId.toString(36)}.${sealOf(secret, link)}`

/** The reservation that a token names, before it is checked; null for what is no token. */
export const reservationInToken = (token: string): number | null => {
  const number = /^([0-9a-z]{1,6})\.[\w-]{24}$/.exec(token)?.[1]
  return number === undefined ? null : Number.parseInt(number, 36)
}

export const isOwnerToken = (secret: Uint8Array, token: string, link: OwnerLink): boolean => {
  const [given, wanted] = [Buffer.from(token), Buffer.from(ownerToken(secret, link))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
