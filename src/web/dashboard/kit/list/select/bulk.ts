import type { LucideIcon } from 'lucide-react'

/** What can be done with many rows: each by a call of its own, one after the other, or all at once in the browser. */
export type BulkMove<Row> = {
  key: string
  word: string
  icon: LucideIcon
  /** The rows that it means something for; all when not given. */
  can?: (row: Row) => boolean
  /** What is asked before anything is done. */
  asks?: (n: number) => string
} & ({ each: (row: Row) => Promise<unknown> } | { all: (rows: Row[]) => Promise<unknown> })

export type Bulk<Row> = { nameOf: (row: Row) => string; moves: readonly BulkMove<Row>[] }

/** What came of it: the rows that it was done for, and those that it was refused for with the reason. */
export type BulkResult<Row> = { done: Row[]; failed: { row: Row; why: string }[] }

/** Does a move for the rows, one after the other; one that fails stops none of the others. `whyOf` words an error. */
export const doForEach = async <Row>(
  rows: readonly Row[],
  each: (row: Row) => Promise<unknown>,
  whyOf: (error: unknown) => string,
): Promise<BulkResult<Row>> => {
  const result: BulkResult<Row> = { done: [], failed: [] }
  for (const row of rows) {
    try {
      await each(row)
      result.done.push(row)
    } catch (error) {
      result.failed.push({ row, why: whyOf(error) })
    }
  }
  return result
}
