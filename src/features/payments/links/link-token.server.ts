import { createHash, createHmac } from 'node:crypto'

/** The token of a payment link: made of its seed and our key, so the database alone can't make one. */
export const linkTokenOf = (secret: Uint8Array, seed: string): string =>
  createHmac('sha256', secret).update(`payment-link:${seed}`).digest('base64url').slice(0, 32)

/** How a token is found in the database. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
