import { createHash, randomBytes } from 'node:crypto'

/** A new token of the day's list: it is told once and kept nowhere. */
export const newHandoverToken = (): string => randomBytes(24).toString('base64url')

/** How a token is found in the database. */
export const hashOfHandoverToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
