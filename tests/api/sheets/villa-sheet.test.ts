import { afterAll, beforeAll, expect, test } from 'vitest'
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
  (await desk.ask('GET', `/v1/admin/villas/sheet?search=${code}`)).body.content
const preview = (rows: Row[], by = desk) => by.ask('POST', '/v1/admin/villas/sheet/preview', { rows })
const write = (rows: Row[], seen: unknown[], by = desk) => by.ask('PUT', '/v1/admin/villas/sheet', { rows, seen })
const read = async (id: number) => (await desk.ask('GET', `/v1/admin/villas/${id}`)).body.content
const seenIn = ({ body }: { body: { content: { villas: { id: number; seen: number }[] } } }) =>
  body.content.villas.map(({ id, seen }) => ({ id, seen }))

test('a sheet that nobody changed changes nothing', async () => {
  const villa = await product.villa({ greeterPhone: '+905321112233' })
  const rows = await sheetOf(villa.code)
  expect(rows).toMatchObject([
    { code: villa.code, name: villa.name, sea: 500, headlineEn: 'A house that looks at the sea' },
  ])
  expect((await preview(rows)).body.content).toEqual({ villas: [], same: 1 })
})

test('every cell that changes is shown first; what a sheet has no cell for stays', async () => {
  const villa = await product.villa()
  const [row] = (await sheetOf(villa.code)) as [Row]
  const rows = [{ ...row, guests: 12, greeterPhone: '0532 111 22 33', sea: 250 }]
  const shown = await preview(rows)
  expect(shown.body.content.villas).toMatchObject([
    {
      id: villa.id,
      seen: 1,
      changes: [
        { field: 'guests', was: '8', now: '12' },
        { field: 'greeterPhone', was: '', now: '+905321112233' },
        { field: 'sea', was: '500', now: '250' },
      ],
    },
  ])
  expect((await read(villa.id)).house.guests).toBe(8)
  expect((await write(rows, seenIn(shown))).body.content).toEqual({ villas: 1 })
  expect(await read(villa.id)).toMatchObject({
    version: 2,
    house: { guests: 12, greeterPhone: '+905321112233', distances: { sea: 250, market: 300 }, rooms: villa.rooms },
  })
})

test('each wrong row is named with its field, and nothing of the sheet is written', async () => {
  const villa = await product.villa()
  const [row] = (await sheetOf(villa.code)) as [Row]
  const rows = [{ ...row, guests: 12 }, { ...row, code: 'YOK-1' }, row, { ...row, code: 'YOK-2', greeterPhone: 'yok' }]
  const refused = await preview(rows)
  expect([refused.status, Object.keys(refused.body.content.fields)]).toEqual([
    422,
    ['rows.1.code', 'rows.2.code', 'rows.3.code', 'rows.3.greeterPhone'],
  ])
  const wrong = (await preview([{ ...row, guests: 0, checkInTime: '4', name: '' }])).body.content.fields
  expect(Object.keys(wrong).sort()).toEqual(['rows.0.checkInTime', 'rows.0.guests', 'rows.0.name'])
  expect((await write(rows, [{ id: villa.id, seen: 1 }])).status).toBe(422)
  expect((await read(villa.id)).version).toBe(1)
})

test('a villa that somebody saved after it was compared is not written over', async () => {
  const villa = await product.villa()
  const [row] = (await sheetOf(villa.code)) as [Row]
  const rows = [{ ...row, guests: 12 }]
  const seen = seenIn(await preview(rows))
  await desk.ask('PUT', `/v1/admin/villas/${villa.id}/features`, { version: 1, featureIds: [] })
  expect((await write(rows, seen)).body.content.code).toBe('edited-meanwhile')
  expect(await read(villa.id)).toMatchObject({ version: 2, house: { guests: 8 } })
})

test('sheets are of the agency alone', async () => {
  const villa = await product.villa()
  const rows = await sheetOf(villa.code)
  const owner = await openDesk(product, 'OWNER')
  for (const asked of [await preview(rows, owner), await write(rows, [], owner)]) expect(asked.status).toBe(403)
  expect((await owner.ask('GET', '/v1/admin/villas/sheet')).status).toBe(403)
})
