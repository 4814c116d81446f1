import { createHash } from 'node:crypto'

/** A short name of what an editor loaded of a town: who saves on top of something else is told so. */
export const seenOf = (town: object): string =>
  createHash('sha256').update(JSON.stringify(town)).digest('base64url').slice(0, 22)
