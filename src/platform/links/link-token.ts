import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The secret of a link that is told once and kept nowhere. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The seed of a link that must be told again. */
export const newLinkSeed = (): string => randomBytes(18).toString('base64url')

/** The secret of such a link: made of its seed and our key, so the database alone can't make one. */
export const seededLinkToken = (secret: Uint8Array, of: 'payment-link' | 'offer' | 'watch', seed: string): string =>
  createHmac('sha256', secret).update(`${of}:${seed}`).digest('base64url').slice(0, 32)

/** How the secret of any link is found in the database. */
export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
