import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../seeds/an-account.ts'
import { openProduct, type Product } from '../../src/entry/product.ts'
import { hashPassword } from '../../src/features/accounts/password.server.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { openTestProduct, PASSWORD, type TestProduct } from '../test-product.ts'

const HOUR_S = 3_600
let place: TestProduct
let skewed: Product
beforeAll(async () => {
  place = await openTestProduct()
  // The machine of this database is an hour ahead of ours: its own clock_timestamp() stands before the one of
  // PostgreSQL.
  await place.db.execute(sql`CREATE SCHEMA ahead`)
  await place.db.execute(
    sql`CREATE FUNCTION ahead.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT pg_catalog.clock_timestamp() + interval '1 hour' $$`,
  )
  await place.db.execute(
    sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = ahead, public, pg_catalog', current_database()); END $$`,
  )
  skewed = await openProduct({
    database: await openDatabase({ url: place.url }),
    secret: 'a secret of the tests, long enough',
    publicUrl: 'http://villa.test',
    filesFolder: '/nonexistent',
    demoBank: false,
    jobs: false,
    limitRates: false,
    mailer: { send: async () => undefined },
  })
})
afterAll(async () => {
  await skewed.close()
  await place.end()
})

test('what a process takes for now is what its database says', async () => {
  const { email } = await anAccount(place.db, { role: 'ADMIN', passwordHash: await hashPassword(PASSWORD) })
  const before = Date.now() / 1_000
  const answer = await skewed.app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, password: PASSWORD },
  })
  const { iat = 0 } = decodeJwt(answer.json().content.accessToken)
  const after = Date.now() / 1_000
  expect(iat).toBeGreaterThanOrEqual(Math.floor(before + HOUR_S) - 1)
  expect(iat).toBeLessThanOrEqual(after + HOUR_S + 1)
})
