import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeason } from '../../../seeds/a-season.ts'
import { aVilla } from '../../../seeds/a-villa.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

type Row = Record<string, unknown> & { code: string }
const sheetOf = async (code: string): Promise<Row[]> =>
  (await desk.ask('GET', `/v1/admin/prices/sheet?search=${code}`)).body.content.map(
    ({ villa: _, currency: __, ...row }: Row) => row,
  )
const preview = (rows: Row[], by = desk) => by.ask('POST', '/v1/admin/prices/sheet/preview', { rows })
const write = (rows: Row[], seen: unknown[], by = desk) => by.ask('PUT', '/v1/admin/prices/sheet', { rows, seen })
const pricesOf = async (id: number) => (await desk.ask('GET', `/v1/admin/villas/${id}/prices`)).body.content.seasons

/** A villa with two periods of 2028. */
const twoPeriods = async () => {
  const villa = await aVilla(product.db)
  await aSeason(product.db, villa.id, { from: '2028-05-01', until: '2028-07-01', nightly: 1_000_000 })
  await aSeason(product.db, villa.id, { from: '2028-07-01', until: '2028-09-01', nightly: 2_000_000 })
  return villa
}

test('a sheet that nobody changed changes nothing', async () => {
  const villa = await twoPeriods()
  const rows = await sheetOf(villa.code)
  expect(rows).toHaveLength(2)
  expect((await preview(rows)).body.content).toEqual({ villas: [], same: 1 })
  expect((await write(rows, [])).body.content).toEqual({ change: null, villas: 0, seasons: 0 })
})

test('every change of a sheet is shown first, then written as one that can be taken back', async () => {
  const villa = await twoPeriods()
  const [spring, summer] = await sheetOf(villa.code)
  const rows = [
    { ...spring, nightly: 1_250_000 },
    { ...summer, from: '2028-07-08' },
  ] as Row[]
  const [changed] = (await preview(rows)).body.content.villas
  expect(changed.changes).toEqual([
    { kind: 'changed', from: '2028-05-01', until: '2028-07-01', was: 1_000_000, nightly: 1_250_000 },
    { kind: 'removed', from: '2028-07-01', until: '2028-09-01', was: 2_000_000, nightly: null },
    { kind: 'added', from: '2028-07-08', until: '2028-09-01', was: null, nightly: 2_000_000 },
  ])
  expect(await pricesOf(villa.id)).toMatchObject([{ nightly: 1_000_000 }, { from: '2028-07-01' }])
  const written = (await write(rows, [{ id: villa.id, seen: changed.seen }])).body.content
  expect(await pricesOf(villa.id)).toMatchObject([{ nightly: 1_250_000 }, { from: '2028-07-08', nightly: 2_000_000 }])
  expect((await desk.ask('POST', `/v1/admin/prices/undo/${written.change}`)).status).toBe(200)
  expect(await pricesOf(villa.id)).toMatchObject([{ nightly: 1_000_000 }, { from: '2028-07-01' }])
})

test('each wrong row is named with its field, and nothing of the sheet is written', async () => {
  const villa = await twoPeriods()
  const [spring, summer] = (await sheetOf(villa.code)) as [Row, Row]
  const rows = [
    { ...spring, nightly: 1_250_000 },
    { ...summer, from: '2028-06-15' },
    { ...summer, code: 'YOK-1' },
    { ...summer, from: '2029-02-01', until: '2029-02-01' },
  ]
  for (const refused of [await preview(rows), await write(rows, [])]) {
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.content.fields).sort()).toEqual(['rows.1.from', 'rows.2.code', 'rows.3.until'])
  }
  expect((await preview([{ ...spring, nightly: 0, minNights: 500 }])).body.content.fields).toMatchObject({
    'rows.0.nightly': expect.any(String),
    'rows.0.minNights': expect.any(String),
  })
  expect(await pricesOf(villa.id)).toMatchObject([{ nightly: 1_000_000 }, { nightly: 2_000_000 }])
})

test('prices that changed after they were compared are not written over', async () => {
  const villa = await twoPeriods()
  const rows = (await sheetOf(villa.code)).map((row) => ({ ...row, nightly: 3_000_000 }))
  const [{ seen }] = (await preview(rows)).body.content.villas
  const [first] = await pricesOf(villa.id)
  await desk.ask('DELETE', `/v1/admin/villas/price/${first.id}`)
  const refused = await write(rows, [{ id: villa.id, seen }])
  expect([refused.status, refused.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(await pricesOf(villa.id)).toMatchObject([{ nightly: 2_000_000 }])
})

test('a sheet is of four thousand rows at most, and of the agency alone', async () => {
  const villa = await twoPeriods()
  const rows = await sheetOf(villa.code)
  const many = Array.from({ length: 4_001 }, () => ({ code: 'X', from: '2028-01-01', until: '2028-01-02', nightly: 1 }))
  expect((await preview(many as Row[])).status).toBe(400)
  const owner = await openDesk(product, 'OWNER')
  for (const asked of [await preview(rows, owner), await write(rows, [], owner)]) expect(asked.status).toBe(403)
  expect((await owner.ask('GET', '/v1/admin/prices/sheet')).status).toBe(403)
})

test('a sheet may be longer than other questions, but only of somebody who may send it', async () => {
  const villa = await twoPeriods()
  const [row] = (await sheetOf(villa.code)) as [Row]
  const note = Array.from({ length: 2_500 }, (_, at) => ({
    ...row,
    code: 'YOK-1',
    from: '2028-01-01',
    until: '2028-01-02',
    row: at + 2,
  }))
  expect(JSON.stringify(note).length).toBeGreaterThan(256 * 1024)
  expect((await preview(note)).status).toBe(422)
  expect((await product.call('POST', '/v1/admin/prices/sheet/preview', { rows: note })).status).toBe(401)
  const tooLong = note.map((each) => ({ ...each, of: 'x'.repeat(400) }))
  expect((await preview(tooLong)).status).toBe(413)
})
