import type { Page } from '../../kernel/endpoint.ts'

/** So many rows of a page are read again with the next one. */
const AGAIN = 20

/**
 * Every row of a list, page after page, `most` at most. Rows that come, go or move in between shift the pages: each
 * page begins with the end of the one before, goes back where it does not, and no row stands twice.
 */
export async function* everyRow<Row extends { id: number }>(
  page: (skip: number, take: number) => Promise<Page<Row>>,
  take: number,
  most: number,
): AsyncGenerator<Row[]> {
  const seen = new Set<number>()
  const again = Math.min(AGAIN, take - 1)
  let skip = 0
  let back = 0
  while (seen.size < most) {
    const { content } = await page(skip, take)
    const [first] = content
    const isTorn = skip > 0 && (!first || !seen.has(first.id))
    const fresh = content.filter(({ id }) => !seen.has(id)).slice(0, most - seen.size)
    if (isTorn && back++ < MOST_STEPS_BACK) {
      skip = Math.max(0, skip - again)
      continue
    }
    for (const { id } of fresh) seen.add(id)
    if (fresh.length) yield fresh
    if (content.length < take) return
    skip += take - again
  }
}

/** A list that never stands still is not chased for ever. */
const MOST_STEPS_BACK = 100
