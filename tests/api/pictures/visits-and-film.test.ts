import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const today = () => dayInIstanbul(product.now())
const page = async (slug: string, language = 'tr') =>
  (await product.call('GET', `/v1/villa/${slug}`, undefined, { cookie: `googtrans=/auto/${language}` })).body.content
const note = (villaId: number, change: object = {}) =>
  desk.ask('POST', '/v1/admin/villas/visits', {
    ...{ villaId, day: today(), visitor: 'Zeynep A.', note: { tr: 'Havuz ölçüldü.', en: 'The pool was measured.' } },
    ...change,
  })

test('guests read of the last visit: the day, who it was, and in their language what was looked at', async () => {
  const villa = await product.villa()
  expect(await page(villa.slug)).toMatchObject({ lastVisit: null })
  await note(villa.id)
  await note(villa.id, { day: addDays(today(), -30), visitor: 'Hasan Ç.' })
  const last = { day: today(), visitor: 'Zeynep A.' }
  expect((await page(villa.slug)).lastVisit).toEqual({ ...last, note: 'Havuz ölçüldü.' })
  expect((await page(villa.slug, 'en')).lastVisit).toEqual({ ...last, note: 'The pool was measured.' })
  expect((await page(villa.slug, 'ru')).lastVisit).toEqual({ ...last, note: 'Havuz ölçüldü.' })
})

test('staff read all visits, the last first, and take one back', async () => {
  const villa = await product.villa()
  const older = (await note(villa.id, { day: addDays(today(), -9) })).body.content
  const newer = (await note(villa.id)).body.content
  const listed = async () => (await desk.ask('GET', `/v1/admin/villas/${villa.id}/visits`)).body.content
  expect(await listed()).toEqual({ villa: { id: villa.id, name: villa.name }, visits: [newer, older] })
  expect((await desk.ask('DELETE', `/v1/admin/villas/visits/${newer.id}`)).status).toBe(200)
  expect((await listed()).visits).toEqual([older])
  expect((await page(villa.slug)).lastVisit.day).toBe(older.day)
  expect((await desk.ask('DELETE', `/v1/admin/villas/visits/${newer.id}`)).status).toBe(404)
})

test.each([
  ['a day that has not come', { day: '2999-01-01' }, 422, 'day'],
  ['a day that is none', { day: '2026-02-30' }, 400, 'day'],
  ['nobody', { visitor: ' ' }, 400, 'visitor'],
  ['two lines', { visitor: 'Zeynep\nA.' }, 400, 'visitor'],
  ['nothing looked at', { note: { tr: '' } }, 400, 'note.tr'],
  ['a novel', { note: { tr: 'a'.repeat(201) } }, 400, 'note.tr'],
])('%s is refused at its field and changes nothing', async (_, change, expected, field) => {
  const villa = await product.villa()
  const { status, body } = await note(villa.id, change)
  expect([status, Object.keys(body.content.fields)]).toEqual([expected, [field]])
  expect((await page(villa.slug)).lastVisit).toBeNull()
})

test('no visit is noted of a villa that is not there', async () => expect((await note(2_000_000_000)).status).toBe(404))

test('a film is kept as the page of its host, and told as what plays it', async () => {
  const villa = await product.villa()
  const { version, house } = (await desk.ask('GET', `/v1/admin/villas/${villa.id}`)).body.content
  const save = (video: string) => desk.ask('PUT', `/v1/admin/villas/${villa.id}`, { ...house, version, video })
  const refused = await save('https://example.com/film.mp4')
  expect([refused.status, Object.keys(refused.body.content.fields)]).toEqual([422, ['video']])
  const saved = (await save('https://youtu.be/aqz-KE-bpKQ?si=abc')).body.content
  expect(saved.house.video).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect((await page(villa.slug)).video).toEqual({
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  })
})
