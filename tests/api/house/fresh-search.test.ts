/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSeason } from '../../../seeds/a-season.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { ratingOf } from '../../../src/features/content/comments/comments.store.ts'
import { modelKeeper } from '../../../src/features/search/search.store.ts'
import { entryOf, nextExpiry, type SearchModel, searchModel } from '../../../src/features/search/search-model.server.ts'
import { changeOf, withVillaLocked } from '../../../src/features/villas/villa-lock.store.ts'
import { sentBy } from '../../../src/platform/database/sent.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let model: SearchModel
let keeper: ReturnType<typeof modelKeeper>
let house: Awaited<ReturnType<typeof aVilla>>
const refresh = () => keeper.refresh(product.clock.now)

beforeAll(async () => {
  product = await openTestProduct()
  house = await product.villa()
  for (let count = 0; count < 3; count++) await product.villa()
})
afterAll(() => product.end())
beforeEach(async () => {
  model = searchModel()
  keeper = modelKeeper(model, product.db, ratingOf)
  await keeper.fill(product.clock.now)
})

/** What a model answers from, in a form that can be compared. */
const contentOf = (model: SearchModel) => ({
  entries: [...model.all.slotOf.keys()].map((id) => entryOf(model, id)),
  rates: model.rates,
})

test('a model that read change by change is the one that reads everything', async () => {
  await product.book(aWish(house, { checkIn: '2027-06-01', checkOut: '2027-06-08' }))
  const added = await aVilla(product.db, { popular: true })
  await aSeason(product.db, added.id)
  await product.db.execute(sql`INSERT INTO comment (villa_id, author, text, language, rating, active, created_at)
    SELECT ${added.id}, 'Ayşe', 'Güzel', 'tr', r, true, now() FROM unnest(ARRAY[5, 4, 4]) r`)
  await refresh()
  const anew = searchModel()
  await modelKeeper(anew, product.db, ratingOf).fill(product.clock.now)
  expect(contentOf(model)).toEqual(contentOf(anew))
  expect(entryOf(model, added.id)?.rating).toEqual({ average: 4.3, count: 3 })
})

test('a villa that was read before it had a price is read again with it', async () => {
  const added = await aVilla(product.db)
  await refresh()
  expect(entryOf(model, added.id)?.plan?.seasons).toEqual([])
  await aSeason(product.db, added.id)
  await refresh()
  expect(entryOf(model, added.id)?.plan?.seasons).toHaveLength(1)
})

test('one statement asks what changed, one more reads it, however many villas changed', async () => {
  expect((await sentBy(refresh)).statements).toHaveLength(1)
  for (let count = 0; count < 3; count++) await withVillaLocked(product.db, house.id, async () => undefined)
  await aVilla(product.db)
  expect((await sentBy(refresh)).statements).toHaveLength(2)
  expect((await sentBy(refresh)).statements).toHaveLength(1)
})

test('villas that a change named are read by one statement, however many they are; one that is gone goes', async () => {
  const read = (...ids: number[]) => keeper.read(new Map(ids.map((id) => [id, new Map()])), product.clock.now)
  const added = await aVilla(product.db)
  await withVillaLocked(product.db, house.id, async () => undefined)
  const before = model.revision
  expect((await sentBy(() => read(house.id, added.id))).statements).toHaveLength(1)
  expect([entryOf(model, added.id) !== undefined, model.revision > before]).toEqual([true, true])
  const after = model.revision
  await read(house.id, added.id)
  expect(model.revision).toBe(after) // nothing is another
  await product.db.execute(sql`DELETE FROM villa WHERE id = ${added.id}`)
  await read(added.id)
  expect([entryOf(model, added.id) !== undefined, model.revision > after]).toEqual([false, true])
  expect((await sentBy(refresh)).statements).toHaveLength(1) // a look finds nothing more
})

/** What a hold tells of its villa: the revisions it leads from and to. */
const heldStep = async (checkIn: string, checkOut: string): Promise<{ from: number; to: number }> => {
  const revision = async () =>
    Number(
      (await product.db.execute(sql`SELECT revision FROM villa_lock WHERE villa_id = ${house.id}`)).rows[0]?.revision,
    )
  const from = await revision()
  await product.book(aWish(house, { checkIn, checkOut }))
  return { from, to: await revision() }
}
const told = (...steps: { from: number; to: number }[]) =>
  new Map([[house.id, new Map(steps.map(({ from, to }) => [from, to]))]])
const anew = async () => {
  const whole = searchModel()
  await modelKeeper(whole, product.db, ratingOf).fill(product.clock.now)
  return contentOf(whole)
}

test('of a villa that was held only the nights are read, and then it is as one that was read whole', async () => {
  const steps = [await heldStep('2027-04-01', '2027-04-08'), await heldStep('2027-04-12', '2027-04-15')]
  const before = model.revision
  entryOf(model, house.id) // shown before
  const { statements } = await sentBy(() => keeper.read(told(...steps), product.clock.now))
  expect(statements).toHaveLength(1)
  expect(statements[0]).not.toContain('headline')
  expect(model.revision).toBeGreaterThan(before)
  expect(contentOf(model)).toEqual(await anew())
  expect((await sentBy(refresh)).statements).toHaveLength(1) // a look finds nothing more
})

test('a villa of which something else changed meanwhile is read whole, whatever was told', async () => {
  const rename = (name: string) =>
    withVillaLocked(product.db, house.id, (tx) =>
      tx.execute(sql`UPDATE villa SET name = ${name} WHERE id = ${house.id}`),
    )
  await rename('Before the hold')
  const first = await heldStep('2027-05-01', '2027-05-04')
  await keeper.read(told(first), product.clock.now)
  expect(entryOf(model, house.id)?.villa.name).toBe('Before the hold')
  const second = await heldStep('2027-05-08', '2027-05-11')
  await rename('After the hold')
  await keeper.read(told(second), product.clock.now)
  expect(entryOf(model, house.id)?.villa.name).toBe('After the hold')
  const third = await heldStep('2027-05-15', '2027-05-18')
  await product.db.execute(sql`INSERT INTO comment (villa_id, author, text, language, rating, active, created_at)
    VALUES (${house.id}, 'Ayşe', 'Güzel', 'tr', 5, true, now())`)
  await keeper.read(told(third), product.clock.now)
  expect(entryOf(model, house.id)?.rating).toEqual({ average: 5, count: 1 })
  expect(contentOf(model)).toEqual(await anew())
})

test('what a hold announces leads from the revision that was to the one that is', async () => {
  const { from, to } = await heldStep('2027-06-20', '2027-06-23')
  expect(changeOf(`${house.id} ${from} ${to}`)).toEqual({ id: house.id, nights: { from, to } })
  expect(changeOf(String(house.id))).toEqual({ id: house.id })
  expect([changeOf('by hand 7'), changeOf('7 1'), changeOf('')]).toEqual([undefined, undefined, undefined])
})

test('the revision of the model goes up when a villa changes, comes or goes, and when the rates change', async () => {
  const rises = async (change: () => Promise<unknown>): Promise<boolean> => {
    const before = model.revision
    await change()
    await refresh()
    return model.revision > before
  }
  expect(await rises(async () => undefined)).toBe(false)
  expect(await rises(() => withVillaLocked(product.db, house.id, async () => undefined))).toBe(true)
  const added = await aVilla(product.db)
  expect(await rises(async () => undefined)).toBe(true)
  expect(entryOf(model, added.id)).toBeDefined()
  expect(await rises(() => product.db.execute(sql`DELETE FROM villa WHERE id = ${added.id}`))).toBe(true)
  expect(entryOf(model, added.id)).toBeUndefined()
  expect(await rises(() => product.db.execute(sql`UPDATE exchange_rate SET rate = rate + 1`))).toBe(false) // none is set
  const euro = sql`INSERT INTO exchange_rate (currency, rate, day, source) VALUES ('EURO', 51.5, '2027-03-01', 'MANUAL')`
  expect(await rises(() => product.db.execute(euro))).toBe(true)
  expect(model.rates.EURO).toBe('51.5000')
})

test('a change that is committed after a later one is seen too', async () => {
  const [earlier] = (await product.db.execute<{ next: string }>(sql`SELECT nextval('villa_revision') AS next`)).rows
  await withVillaLocked(product.db, house.id, async () => undefined)
  await refresh()
  const other = [...model.all.slotOf.keys()].find((id) => id !== house.id) ?? 0
  await product.db.execute(sql`UPDATE villa_lock SET revision = ${Number(earlier?.next)} WHERE villa_id = ${other}`)
  await product.db.execute(sql`UPDATE villa SET guests = 13 WHERE id = ${other}`)
  const before = model.revision
  await refresh()
  expect(entryOf(model, other)?.villa.guests).toBe(13)
  expect(model.revision).toBeGreaterThan(before)
})

test('the end of the next option is known, and null when nobody holds one', async () => {
  await product.book(aWish(house, { checkIn: '2027-09-01', checkOut: '2027-09-08' }))
  await refresh()
  expect(nextExpiry(model)).not.toBeNull()
  await product.db.execute(sql`UPDATE taken_night SET expires_at = NULL`)
  await withVillaLocked(product.db, house.id, async () => undefined)
  await refresh()
  expect(nextExpiry(model)).toBeNull()
})

test('of more villas than are read at a time each is there once, in the order of the agency', async () => {
  await modelKeeper(model, product.db, ratingOf, 2).fill(product.clock.now)
  const { rows } = await product.db.execute<{ id: number }>(sql`SELECT id FROM villa ORDER BY position, id`)
  expect(rows.length).toBeGreaterThan(4)
  expect([...model.all.slotOf.keys()]).toEqual(rows.map(({ id }) => id))
})
