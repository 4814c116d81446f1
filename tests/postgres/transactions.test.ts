import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, type Db, sqlState } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { sentBy } from '../../src/platform/database/sent.ts'
import { command, given } from '../../src/platform/database/statement.ts'
import { endsWithNext, withLockWait } from '../../src/platform/database/unit-of-work.ts'
import { queryFramed } from '../../src/platform/database/wire/framed-query.ts'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'

let product: TestProduct
let database: Database
let db: Db
beforeAll(async () => {
  product = await openTestProduct({ limitRates: true })
  database = await openDatabase({ url: product.url })
  db = database.db
  await db.execute(sql`CREATE TABLE note (text text PRIMARY KEY)`)
})
afterAll(async () => {
  await database.close()
  await product.end()
})
beforeEach(() => db.execute(sql`DELETE FROM note`))

const write = command('test_write', () => sql`INSERT INTO note (text) VALUES (${given('text')})`)
const broken = command('test_broken', () => sql`INSERT INTO no_such_table (text) VALUES (${given('text')})`)
const notes = async (): Promise<unknown[]> =>
  (await db.execute(sql`SELECT text FROM note ORDER BY text`)).rows.map((row) => row.text)
const stateOf = (work: Promise<unknown>) => work.then(() => 'done', sqlState)
const boom = () => {
  throw new Error('boom')
}

describe('a transaction that begins with its first statement', () => {
  test('is one: all of it stands, or nothing', async () => {
    await db.transaction(async (tx) => {
      await write(tx, { text: 'a' })
      await write(tx, { text: 'b' })
    })
    await expect(db.transaction((tx) => write(tx, { text: 'c' }).then(boom))).rejects.toThrow('boom')
    expect(await notes()).toEqual(['a', 'b'])
  })

  test('has the answer of its first statement, however it is asked', async () => {
    const named = command<{ x: number }>('test_answer', () => sql`SELECT ${given('x')}::int + 1 AS x`)
    const answers = await db.transaction(async (tx) => [await named(tx, { x: 1 }), await named(tx, { x: 2 })])
    expect(answers).toEqual([[{ x: 2 }], [{ x: 3 }]])
    expect((await db.transaction((tx) => tx.execute(sql`SELECT ${4}::int AS x`))).rows).toEqual([{ x: 4 }])
    expect((await db.transaction((tx) => tx.execute(sql`SELECT 5 AS x`))).rows).toEqual([{ x: 5 }])
  })

  test('waits for locks only as long as the caller says', async () => {
    const ask = (tx: Db) => tx.execute(sql`SELECT current_setting('lock_timeout') AS wait WHERE ${'x'} = 'x'`)
    const asked = () => withLockWait(1_234, () => db.transaction(ask))
    expect((await asked()).rows).toEqual([{ wait: '1234ms' }])
    expect((await db.execute(sql`SELECT current_setting('lock_timeout') AS wait`)).rows).toEqual([{ wait: '15s' }])
  })

  test('is over when the first statement fails: what comes after is not done by itself', async () => {
    const failing = [broken, write] // by what can't be understood, and by what is there already
    for (const first of failing) {
      await write(db, { text: 'a' }).catch(() => undefined)
      const both = db.transaction(async (tx) => {
        const [one, other] = [first(tx, { text: 'a' }), write(tx, { text: 'b' })]
        await one.catch(() => undefined)
        await other.catch(() => undefined)
        await write(tx, { text: 'c' })
      })
      expect(await stateOf(both)).toBe(first === broken ? '42P01' : '23505')
      expect(await notes()).toEqual(['a'])
    }
  })

  test('and is repaired: a statement that could not be understood is, once its table is there', async () => {
    await db.transaction((tx) => broken(tx, { text: 'a' })).catch(() => undefined)
    await db.execute(sql`CREATE TABLE no_such_table (text text)`)
    await db.transaction((tx) => broken(tx, { text: 'a' }))
    await db.transaction((tx) => broken(tx, { text: 'b' }))
    expect(await db.$count(sql`no_such_table`)).toBe(2)
    await db.execute(sql`DROP TABLE no_such_table`)
  })

  test('keeps what stands before a nested one that is undone', async () => {
    await db.transaction(async (tx) => {
      await tx.transaction((inner) => write(inner, { text: 'undone' }).then(boom)).catch(() => undefined)
      await write(tx, { text: 'a' })
    })
    expect(await notes()).toEqual(['a'])
  })

  test('is none when nothing is asked', async () => {
    expect((await sentBy(() => db.transaction(async () => 'nothing'))).frames).toEqual([])
  })
})

describe('a transaction that ends with its last statement', () => {
  const ended = (...texts: string[]) =>
    db.transaction(async (tx) => {
      for (const text of texts.slice(0, -1)) await write(tx, { text })
      endsWithNext(tx)
      await write(tx, { text: texts.at(-1) ?? '' })
    })

  test('is committed, also when that is its only one', async () => {
    const { frames } = await sentBy(() => ended('a', 'b'))
    expect(frames).toEqual(['BEGIN', 'COMMIT'])
    await ended('c')
    expect(await notes()).toEqual(['a', 'b', 'c'])
  })

  test('is undone when that one fails', async () => {
    expect(await stateOf(ended('a', 'a'))).toBe('23505')
    expect(await notes()).toEqual([])
  })

  test('tells what the commit itself refuses', async () => {
    await db.execute(sql`ALTER TABLE note ADD other text REFERENCES note DEFERRABLE INITIALLY DEFERRED`)
    const late = command('test_late', () => sql`INSERT INTO note (text, other) VALUES (${given('text')}, 'nobody')`)
    const work = db.transaction(async (tx) => {
      endsWithNext(tx)
      await late(tx, { text: 'a' })
    })
    expect(await stateOf(work)).toBe('23503')
    expect(await notes()).toEqual([])
    await db.execute(sql`ALTER TABLE note DROP other`)
  })

  test('takes nothing more', async () => {
    const work = db.transaction(async (tx) => {
      endsWithNext(tx)
      await write(tx, { text: 'a' })
      await write(tx, { text: 'b' })
    })
    await expect(work).rejects.toMatchObject({ cause: { message: 'The transaction is over.' } })
    expect(await notes()).toEqual(['a'])
  })
})

test('nothing behind a beginning that fails is done', async () => {
  const pool = new pg.Pool({ connectionString: product.url, max: 1 })
  const client = await pool.connect()
  const insert = { text: 'INSERT INTO note (text) VALUES ($1)', name: 'test_insert' }
  const framed = (...before: string[]) => queryFramed(client, insert, ['a'], { before, after: ['COMMIT'] })
  expect(await stateOf(framed('BEGIN', 'SET LOCAL lock_timeout = nonsense'))).toBe('22023')
  await client.query('ROLLBACK')
  expect(await notes()).toEqual([])
  await framed('BEGIN', "SELECT set_config('lock_timeout', '1s', true)")
  expect(await notes()).toEqual(['a'])
  client.release()
  await pool.end()
})

type Plans = { name: string; custom: number; generic: number }

test('each statement of a hold is planned a few times, then never again', async () => {
  for (let count = 0; count < 40; count++) {
    const who = { phone: `+90532100${1000 + count}`, email: `guest${count}@example.com` }
    await product.book(aWish(await product.villa(), who))
    await product.db.execute(sql`UPDATE reservation SET network = code`) // somebody else’s
    product.clock.now = new Date(product.clock.now.getTime() + 60_000)
  }
  const ask = sql`SELECT name, custom_plans::int AS custom, generic_plans::int AS generic, pg_sleep(0.1)
    FROM pg_prepared_statements WHERE generic_plans + custom_plans > 0`
  // on every connection of the pool: each has its own plans
  const found = await Promise.all(Array.from({ length: 12 }, () => product.db.execute<Plans>(ask)))
  const plans = found.flatMap(({ rows }) => rows)
  for (const name of ['spend_quota', 'wanted_villa', 'lock_villa_after', 'booking_basis', 'write_booking']) {
    const of = plans.filter((each) => each.name === name)
    expect(`${name} ${of.some(({ generic }) => generic > 0)}`).toBe(`${name} true`)
    expect(of.filter(({ custom }) => custom > 5)).toEqual([])
  }
})
