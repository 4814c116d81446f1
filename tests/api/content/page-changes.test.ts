/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeason } from '../../../seeds/a-season.ts'
import { listPageChanges } from '../../../src/features/content/changes/page-changes.contract.ts'
import { pageChange } from '../../../src/features/content/changes/page-changes.table.ts'
import { comment } from '../../../src/features/content/content.table.ts'
import { town } from '../../../src/features/places/places.table.ts'
import { discount, season } from '../../../src/features/pricing/pricing.table.ts'
import { villa, villaType } from '../../../src/features/villas/villas.table.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let house: Awaited<ReturnType<TestProduct['villa']>>
beforeAll(async () => {
  product = await openTestProduct()
  house = await product.villa()
})
afterAll(() => product.end())

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
/** Which pages changed by a deed. */
const changedBy = async (deed: () => Promise<unknown>) => {
  await product.db.update(pageChange).set({ at: LONG_AGO })
  await deed()
  const rows = await product.db.select().from(pageChange).where(sql`at > ${LONG_AGO.toISOString()}::timestamptz`)
  return rows.map(({ page, id }) => [page, id])
}

test('a villa’s page changes with its facts, its prices and a comment that is let through', async () => {
  const { db } = product
  const own = [['villa', house.id]]
  expect(await changedBy(() => db.update(villa).set({ name: 'Villa Yeni' }).where(eq(villa.id, house.id)))).toEqual(own)
  expect(await changedBy(() => aSeason(db, house.id, { from: '2041-01-01', until: '2041-02-01' }))).toEqual(own)
  expect(await changedBy(() => db.delete(season).where(eq(season.from, '2041-01-01')))).toEqual(own)
  const said = { villaId: house.id, author: 'Ayşe', text: 'Güzel', language: 'tr' as const, rating: 5 }
  const write = () => db.insert(comment).values({ ...said, createdAt: product.clock.now })
  expect(await changedBy(write)).toEqual([]) // nobody reads it yet
  expect(await changedBy(() => db.update(comment).set({ decidedAt: product.clock.now }))).toEqual(own)
})

test('saving the same, and an order of a list, change no page; nor does one villa another', async () => {
  const { db } = product
  await product.villa()
  expect(await changedBy(() => db.update(villa).set({ name: sql`name` }))).toEqual([])
  expect(await changedBy(() => db.update(villa).set({ position: 7, version: sql`version + 1` }))).toEqual([])
})

/** A migration that gives villas a column ends with `SELECT watch_villa_columns()`. */
test('every column of a villa but its place and version is watched, one that comes later too', async () => {
  const { db } = product
  const { rows } = await db.execute<{ name: string }>(sql`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'villa'::regclass AND attnum > 0 AND NOT attisdropped AND NOT attnum = ANY (
      (SELECT tgattr::int2[] FROM pg_trigger WHERE tgrelid = 'villa'::regclass AND tgname = 'page_changed')::int2[])`)
  expect(rows.map(({ name }) => name).sort()).toEqual(['id', 'position', 'version'])
})

test('towns and types have their own', async () => {
  const { db } = product
  const text = { tr: 'Deneme' }
  const written = { slug: 'deneme-tipi', name: text, lead: text, body: text, picture: '', position: 99 }
  const [type] = await db.insert(villaType).values(written).returning()
  const [place] = await db.select().from(town).limit(1)
  const named = { name: { tr: 'Yeni ad' } }
  expect(await changedBy(() => db.update(villaType).set(named).where(eq(villaType.slug, 'deneme-tipi')))).toEqual([
    ['type', type?.id],
  ])
  const said = { lead: { tr: 'Yeni söz' } } as Partial<typeof town.$inferInsert>
  expect(
    await changedBy(() =>
      db
        .update(town)
        .set(said)
        .where(eq(town.id, place?.id ?? 0)),
    ),
  ).toEqual([['town', place?.id]])
})

test('the site tells each published page and its last change once, in pages; a villa that is hidden is not told of', async () => {
  const all = await product.api(listPageChanges, { query: { take: 200 } })
  expect(all.total).toBe(all.content.length)
  expect(new Set(all.content.map(({ slug }) => slug)).size).toBe(all.total)
  expect(all.content.map(({ slug }) => slug)).toContain(house.slug)
  const second = await product.api(listPageChanges, { query: { skip: 1, take: 1 } })
  expect(second.content).toEqual(all.content.slice(1, 2))
  await product.db.update(villa).set({ active: false }).where(eq(villa.id, house.id))
  const left = await product.api(listPageChanges, { query: { take: 200 } })
  expect(left.content).toEqual(all.content.filter(({ slug }) => slug !== house.slug))
  expect(left.total).toBe(all.total - 1)
})

test('a discount of all villas changes the page of each', async () => {
  const { db } = product
  const other = await product.villa()
  const row = {
    villaId: null,
    kind: 'length' as const,
    percent: 5,
    threshold: 7,
    from: '2041-01-01',
    until: '2041-02-01',
  }
  const changed = await changedBy(() => db.insert(discount).values({ ...row, createdAt: product.clock.now }))
  expect(changed).toContainEqual(['villa', house.id])
  expect(changed).toContainEqual(['villa', other.id])
  expect(changed).toHaveLength(await db.$count(villa))
  expect(await changedBy(() => db.delete(discount))).toHaveLength(await db.$count(villa))
})
