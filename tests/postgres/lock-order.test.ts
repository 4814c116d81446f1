import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
})
afterAll(() => product.end())

test('who books is locked before the villa: who still waits for a guest keeps the villa from nobody', async () => {
  const villa = await product.villa()
  await product.book(aWish(await product.villa())) // the same guest, so that there is something to lock
  const waiting = async () =>
    (
      await product.db.execute(
        sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE "villa"%'`,
      )
    ).rows.length
  const somebody = new pg.Client({ connectionString: product.url })
  await somebody.connect()
  try {
    await somebody.query("BEGIN; SELECT key FROM quota WHERE key LIKE 'guest:%' FOR UPDATE")
    const booking = product.book(aWish(villa))
    await expect.poll(waiting).toBe(1)
    const { rowCount } = await somebody.query('SELECT FROM villa WHERE id = $1 FOR UPDATE NOWAIT', [villa.id])
    expect(rowCount).toBe(1)
    await somebody.query('ROLLBACK')
    expect((await booking).status).toBe('OPTION')
  } finally {
    await somebody.end()
  }
})
