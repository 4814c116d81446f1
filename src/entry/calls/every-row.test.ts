import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'

const ids = (n: number) => Array.from({ length: n }, (_, at) => ({ id: at + 1 }))

/** Reads a list that `between` changes after each page; answers the rows as they came and the largest handful held. */
const readAll = async (rows: { id: number }[], between: (page: number) => void = () => undefined, most = 1e6) => {
  let asked = 0
  let largest = 0
  const page = async (skip: number, take: number) => {
    const content = rows.slice(skip, skip + take)
    between(++asked)
    return { content, total: rows.length, skip, take }
  }
  const read: number[] = []
  for await (const some of everyRow(page, 50, most)) {
    largest = Math.max(largest, some.length)
    read.push(...some.map(({ id }) => id))
  }
  return { read, largest }
}

test('every row comes once, in its order, and no more than a page is held at a time', async () => {
  for (const n of [0, 1, 49, 50, 51, 1_234]) {
    const { read, largest } = await readAll(ids(n))
    expect(read).toEqual(ids(n).map(({ id }) => id))
    expect(largest).toBeLessThanOrEqual(50)
  }
})

test('rows that are deleted or added before the page while it is read hide none and double none', async () => {
  const deleted = ids(500)
  const shrinking = await readAll(deleted, (page) => page % 2 && deleted.splice(0, 37))
  expect(new Set(shrinking.read).size).toBe(shrinking.read.length)
  for (const { id } of deleted) expect(shrinking.read).toContain(id)
  const grown = ids(500)
  let next = 1_000
  const growing = await readAll(grown, (page) => page < 6 && grown.unshift({ id: next++ }, { id: next++ }))
  expect(growing.read).toEqual(ids(500).map(({ id }) => id))
})

test('a file has no more rows than it may', async () => {
  expect((await readAll(ids(500), undefined, 120)).read).toHaveLength(120)
})
