import { createHash, createHmac } from 'node:crypto'

/** The token of an offer's link: made of its seed and our key, so the database alone can't make one. */
export const offerTokenOf = (secret: Uint8Array, seed: string): string =>
  createHmac('sha256', secret).update(`offer:${seed}`).digest('base64url').slice(0, 32)

/** How a token is found in the database. */
export const hashOfOfferToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
