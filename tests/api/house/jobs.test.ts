import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Job, startJobs } from '../../../src/entry/jobs/jobs.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { heartbeat } from '../../../src/platform/heartbeat.table.ts'
import { leaseOf } from '../../../src/platform/lease.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const runOut = (job: string) =>
  product.db
    .update(heartbeat)
    .set({ leasedUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(heartbeat.job, job))
const holderOf = async (job: string) => (await product.db.select().from(heartbeat).where(eq(heartbeat.job, job)))[0]

describe('the lease of a job', () => {
  test('is one process’s at a time, and the next one’s when it is given back', async () => {
    const [one, other] = [leaseOf(product.db, 'a', 'one'), leaseOf(product.db, 'a', 'other')]
    expect([await one.take(), await other.take()]).toEqual([true, false])
    expect(await one.giveBack()).toBe(true)
    expect([await other.take(), await one.take()]).toEqual([true, false])
  })

  test('that ran out and went to another is neither kept nor given back by who had it', async () => {
    const [one, other] = [leaseOf(product.db, 'b', 'one'), leaseOf(product.db, 'b', 'other')]
    await one.take()
    await runOut('b')
    expect(await other.take()).toBe(true)
    expect([await one.renew(), await one.giveBack()]).toEqual([false, false])
    expect((await holderOf('b'))?.holder).toBe('other')
    expect(await leaseOf(product.db, 'b', 'third').take()).toBe(false)
  })

  test('goes by the database’s clock, whatever the processes think', async () => {
    await leaseOf(product.db, 'c', 'one').take()
    const { rows } = await product.db.execute<{ ok: boolean }>(
      sql`SELECT leased_until BETWEEN clock_timestamp() + interval '50 seconds' AND clock_timestamp() + interval '60 seconds' AS ok FROM heartbeat WHERE job = 'c'`,
    )
    expect(rows[0]?.ok).toBe(true)
  })
})

describe('a job', () => {
  const log = { info() {}, warn() {}, error() {} } as unknown as Parameters<typeof startJobs>[1]['log']
  const started: { stop(): Promise<void> }[] = []
  const start = (job: Job, change: object = {}) => {
    const jobs = startJobs([job], { db: product.db, log, now: () => new Date(), enabled: true, ...change })
    started.push(jobs)
    return jobs
  }
  afterEach(async () => {
    for (const each of started.splice(0)) await each.stop()
  })

  test('that takes longer than its lease keeps it: no other process does the work meanwhile', async () => {
    const { promise: finish, resolve } = Promise.withResolvers<number>()
    let rounds = 0
    const work = () => {
      rounds++
      return finish
    }
    const jobs = start({ name: 'long', everyMs: 5, work }, { renewEveryMs: 5 })
    await expect.poll(() => rounds).toBe(1)
    const first = (await holderOf('long'))?.holder
    await product.db
      .update(heartbeat)
      .set({ leasedUntil: sql`clock_timestamp() + interval '1 second'` })
      .where(eq(heartbeat.job, 'long'))
    const left = async () =>
      Number(
        (
          await product.db.execute(
            sql`SELECT extract(epoch FROM leased_until - clock_timestamp()) AS s FROM heartbeat WHERE job = 'long'`,
          )
        ).rows[0]?.s,
      )
    await expect.poll(left).toBeGreaterThan(30)
    const others = start({ name: 'long', everyMs: 5, work })
    expect([jobs.isAlive(), others.isAlive()]).toEqual([true, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(jobs.isAlive()).toBe(true) // a slow bank is no reason to take the site away
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect(jobs.isAlive()).toBe(false)
    vi.useRealTimers()
    resolve(0)
    await expect.poll(() => rounds).toBeGreaterThan(1)
    expect(first).toBeTruthy()
  })

  test('that fails gives its lease back', async () => {
    let rounds = 0
    start({
      name: 'broken',
      everyMs: 5,
      work: () => {
        rounds++
        return Promise.reject(new Error('no'))
      },
    })
    await expect.poll(() => rounds).toBeGreaterThan(2)
  })
})

test('holds that can’t be ended, however many stand first, keep no other waiting', async () => {
  const villas = [await product.villa(), await product.villa()]
  for (const villa of villas) expect((await product.call('POST', '/v1/reservation', aWish(villa))).status).toBe(201)
  const [stuck, last] = await product.db.select().from(reservation).orderBy(reservation.id)
  if (!stuck || !last) throw new Error('two reservations are missing')
  // 250 copies that stand before the last one; a villa in trouble lets none of them end.
  const columns = (
    await product.db.execute<{ name: string }>(
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'reservation' AND column_name NOT IN ('id', 'code', 'expires_at')`,
    )
  ).rows
    .map(({ name }) => `"${name}"`)
    .join(', ')
  await product.db.execute(
    sql.raw(`INSERT INTO reservation (code, expires_at, ${columns})
    SELECT 'STUCK' || n, expires_at - interval '1 hour' + n * interval '1 microsecond', ${columns} FROM reservation, generate_series(1, 250) n WHERE id = ${stuck.id}`),
  )
  await product.db.execute(
    sql.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stuck'; END $$`),
  )
  await product.db.execute(
    sql.raw(
      `CREATE TRIGGER stuck BEFORE UPDATE ON reservation FOR EACH ROW WHEN (OLD.code LIKE 'STUCK%') EXECUTE FUNCTION refuse()`,
    ),
  )
  await expect(product.later(25 * 60)).rejects.toThrow('250 of 252 holds could not be ended')
  const left = await product.db.select().from(reservation).where(eq(reservation.id, last.id))
  expect(left[0]?.status).toBe('EXPIRED')
  await product.db.execute(sql.raw('DROP TRIGGER stuck ON reservation'))
})

test('a database that only reads is not ready', async () => {
  expect((await product.call('GET', '/readyz')).status).toBe(200)
  await product.db.execute(
    sql.raw(
      `CREATE FUNCTION read_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'read only' USING ERRCODE = '25006'; END $$`,
    ),
  )
  await product.db.execute(
    sql.raw(
      'CREATE TRIGGER read_only BEFORE INSERT OR UPDATE ON heartbeat FOR EACH STATEMENT EXECUTE FUNCTION read_only()',
    ),
  )
  const status = async () => (await product.call('GET', '/readyz')).status
  await expect.poll(status).toBe(503)
  await product.db.execute(sql.raw('DROP TRIGGER read_only ON heartbeat'))
  await expect.poll(status).toBe(200)
})

test('from the moment the end is announced it is not ready, answers go on, and each is the last of its connection', async () => {
  const ending = await openTestProduct()
  const before = await ending.call('GET', '/v1/town')
  expect(before.headers.connection).not.toBe('close')
  ending.announceEnd()
  expect((await ending.call('GET', '/readyz')).status).toBe(503)
  expect((await ending.call('GET', '/healthz')).status).toBe(200)
  const answer = await ending.call('GET', '/v1/town')
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
  await ending.end()
})
