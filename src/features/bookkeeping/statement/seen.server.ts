import { createHash } from 'node:crypto'
import type { StatementLine } from './statement.shape.ts'

/** A short name of what a month shows; other lines have another name. */
export const seenOf = (lines: readonly StatementLine[]): string => {
  const told = lines.map(({ kind, reservationId, entryId, gross, commission, amount }) => [
    ...[kind, reservationId, entryId, gross, commission, amount],
  ])
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
}
