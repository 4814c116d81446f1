import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeOf, lockVilla, VILLA_CHANGED } from '../../src/features/villas/villa-lock.store.ts'
import type { Database } from '../../src/platform/database/db.ts'
import { MOST_LANES_AT_ONCE } from '../../src/platform/database/lane.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { aPhoneCall, openDesk } from '../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'

let product: TestProduct
let other: Database
const heard: string[] = []
beforeAll(async () => {
  product = await openTestProduct()
  other = await openDatabase({ url: product.url })
  await other.listen(VILLA_CHANGED, (payload) => heard.push(payload))
})
afterAll(async () => {
  await other.close()
  await product.end()
})

const endConnections = (which: ReturnType<typeof sql>) =>
  product.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
  )

describe('what other processes are told', () => {
  test('is the villas of a committed transaction, also of a nested one; nothing of one that was undone', async () => {
    const [undone, booked] = [await product.villa(), await product.villa()]
    await product.db
      .transaction(async (tx) => {
        await tx.transaction((inner) => lockVilla(inner, undone.id))
        throw new Error('undone')
      })
      .catch(() => undefined)
    const answer = await product.call('POST', '/v1/reservation', aWish(booked), {
      'idempotency-key': 'told-after-commit',
    })
    expect(answer.status).toBe(201)
    const named = () => heard.map((payload) => changeOf(payload)?.id)
    await expect.poll(named).toContain(booked.id)
    expect(named()).not.toContain(undone.id)
  })

  test('arrives again by itself after the listening connection was cut, also what somebody notified by hand', async () => {
    const villa = await product.villa()
    await endConnections(sql`query LIKE 'LISTEN%'`)
    await expect
      .poll(async () => {
        await product.db.execute(sql`SELECT pg_notify(${VILLA_CHANGED}, ${`by hand ${villa.id}`})`)
        return heard
      })
      .toContain(`by hand ${villa.id}`)
  })
})

describe('a connection', () => {
  test('gives its locks back when its process freezes, and notices a peer that is gone', async () => {
    const shown = async (name: string) =>
      (await product.db.execute<{ value: string }>(sql`SELECT current_setting(${name}) AS value`)).rows[0]
    expect(await shown('idle_in_transaction_session_timeout')).toEqual({ value: '10s' })
    expect(await shown('lock_timeout')).toEqual({ value: '15s' })
    expect(await shown('tcp_keepalives_idle')).toEqual({ value: '10' })
  })

  test('is left for pages when more villas are locked than there are connections', async () => {
    const villas = []
    for (let index = 0; index < 14; index++) villas.push(await product.villa())
    const [neighbour, observer] = [
      new pg.Client({ connectionString: product.url }),
      new pg.Client({ connectionString: product.url }),
    ]
    await Promise.all([neighbour.connect(), observer.connect()])
    await neighbour.query('BEGIN')
    await neighbour.query('SELECT 1 FROM villa_lock WHERE villa_id = ANY ($1) FOR UPDATE', [villas.map(({ id }) => id)])
    const desk = await openDesk(product)
    let settled = 0
    const waiting = villas.map((villa) =>
      desk.ask('POST', '/v1/admin/reservations', aPhoneCall(villa)).finally(() => settled++),
    )
    const locked = async (): Promise<number> =>
      (
        await observer.query(
          "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
      ).rows[0].count
    await expect.poll(locked).toBeGreaterThanOrEqual(MOST_LANES_AT_ONCE)
    expect((await product.call('GET', `/v1/villa/${villas[0]?.slug}`)).status).toBe(200)
    expect([settled, await locked()]).toEqual([0, MOST_LANES_AT_ONCE])
    await neighbour.query('ROLLBACK')
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(villas.map(() => 201))
    await Promise.all([neighbour.end(), observer.end()])
  })

  test('to a server that takes no writes is an outage: come again; and it recovers by itself', async () => {
    const villa = await product.villa()
    const name = new URL(product.url).pathname.slice(1)
    const away = new URL(product.url)
    away.pathname = '/postgres'
    const admin = new pg.Client({ connectionString: away.href })
    await admin.connect()
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    for (let time = 0; time < 3; time++) {
      const refused = await product.call('POST', '/v1/reservation', aWish(villa))
      expect([refused.status, refused.body.content.code, refused.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '2',
      ])
    }
    await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await admin.end()
    await expect.poll(async () => (await product.call('POST', '/v1/reservation', aWish(villa))).status).toBe(201)
  })
})
