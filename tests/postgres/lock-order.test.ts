import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locksOfGuest } from '../../src/features/reservations/booking/guest-caps.flow.ts'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
})
afterAll(() => product.end())

test('who books is locked before the villa: who still waits for a guest keeps the villa from nobody', async () => {
  const villa = await product.villa()
  const somebody = new pg.Client({ connectionString: product.url })
  await somebody.connect()
  try {
    const { keys } = locksOfGuest({ phone: '+905321234567', email: 'zeynep@example.com', network: 'another' })
    await somebody.query('BEGIN')
    await somebody.query('SELECT pg_advisory_xact_lock(value::bigint) FROM json_array_elements_text($1::json)', [keys])
    const booking = product.book(aWish(villa))
    await expect.poll(() => waitingForLocks(product.db, '%UPDATE "villa_lock"%')).toBe(1)
    const { rowCount } = await somebody.query('SELECT FROM villa_lock WHERE villa_id = $1 FOR UPDATE NOWAIT', [
      villa.id,
    ])
    expect(rowCount).toBe(1)
    await somebody.query('ROLLBACK')
    expect((await booking).status).toBe('OPTION')
  } finally {
    await somebody.end()
  }
})
