import { createHash } from 'node:crypto'
import { fold } from '../../../kernel/slug.ts'
import type { ToldRow } from './bank.shape.ts'

/**
 * A name for each row that is the same whatever file it comes with: its day, amount and reference, or what it says when
 * it has none. Rows of one file that are alike are counted.
 */
export const hashesOf = (rows: readonly ToldRow[]): string[] => {
  const seen = new Map<string, number>()
  return rows.map(({ day, amount, reference, name, text }) => {
    const told = reference || fold(`${name} ${text}`).replace(/[^a-z0-9]/g, '')
    const key = `${day}|${amount}|${told}`
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return createHash('sha256').update(`${key}|${nth}`).digest('base64url').slice(0, 32)
  })
}
