import { createHash } from 'node:crypto'
import type { Comparison } from './proposal.shape.ts'

/** A short name of what stood at the old side of a comparison; another old side has another name. */
export const seenOf = ({ was }: Comparison): string =>
  createHash('sha256').update(JSON.stringify(was)).digest('base64url').slice(0, 22)
