import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link by mail; the database knows only its hash. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url')
