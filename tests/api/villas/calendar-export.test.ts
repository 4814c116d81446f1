import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCalendar } from '../../../src/features/availability/feeds/read/read-calendar.server.ts'
import { aCalendar, openCalendarStand } from '../../calendar-stand.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

type Named = { id: number }
const exported = async (villa: Named, by = desk) =>
  (await by.ask('GET', `/v1/admin/villas/${villa.id}/export`)).body.content
const pathOf = (url: string) => url.replace('http://villa.test', '')
const get = (path: string, headers = {}) => product.call('GET', path, undefined, headers)
const nights = (file: string) =>
  readCalendar(file, { today: '2027-03-01', ownHost: 'somebody.else', source: 'external' }).events.map(
    ({ from, until, title }) => `${from.slice(5)} ${until.slice(5)} ${title}`,
  )
const july = (from: number, until: number) => ({ checkIn: `2027-07-${from}`, checkOut: `2027-07-${until}` })

describe('the calendar that others read', () => {
  test('has the taken nights as whole stays, and nobody’s name', async () => {
    const villa = await product.villa()
    await desk.take(villa, july(10, 13))
    await desk.ask('POST', '/v1/admin/villas/date', { villa_id: villa.id, from: '2027-07-13', until: '2027-07-15' })
    await desk.take(villa, { ...july(20, 23), status: 'CONFIRMED', reason: 'Nakit' })
    const { status, body, headers } = await get(pathOf((await exported(villa)).url))
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'text/calendar; charset=utf-8', 'private, no-cache'],
    ])
    expect(nights(body)).toEqual(['07-10 07-15 Dolu', '07-20 07-23 Dolu'])
    expect(body).not.toMatch(/Zeynep|0532|example\.com/)
  })

  test('leaves options out when asked, and lists again what is paid', async () => {
    const villa = await product.villa()
    await desk.take(villa, july(10, 13))
    const body = { shows_options: false }
    expect((await desk.ask('PUT', `/v1/admin/villas/${villa.id}/export`, body)).status).toBe(200)
    const { url, showsOptions } = await exported(villa)
    expect([showsOptions, nights((await get(pathOf(url))).body)]).toEqual([false, []])
  })

  test('is not sent again to who has it, and changes when a night does', async () => {
    const villa = await product.villa()
    const path = pathOf((await exported(villa)).url)
    const etag = String((await get(path)).headers.etag)
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    await desk.take(villa, july(10, 13))
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200)
  })

  test('opens with its own token only: another villa’s, an old, a changed, none are nobody’s', async () => {
    const [villa, other] = [await product.villa(), await product.villa()]
    const { url } = await exported(villa)
    const token = new URL(url).searchParams.get('token')
    const rotate = (keep_former: boolean) =>
      desk.ask('POST', `/v1/admin/villas/${villa.id}/export/rotate`, { keep_former })
    const bad = ['', '?token=', '?token=1.x', `?token=${token}x`, `?token=2${token?.slice(1)}`, '?token=a&token=b']
    for (const query of bad)
      expect([query, (await get(`/v1/villa/${villa.slug}/calendar.ics${query}`)).status]).toEqual([query, 404])
    expect((await get(`/v1/villa/${other.slug}/calendar.ics?token=${token}`)).status).toBe(404)
    expect((await get(`/v1/villa/nobody/calendar.ics?token=${token}`)).status).toBe(404)

    const second = (await rotate(true)).body.content
    expect(second.url).not.toBe(url)
    expect([(await get(pathOf(url))).status, (await get(pathOf(second.url))).status]).toEqual([200, 200])
    await product.later(24 * 60 + 1)
    expect([(await get(pathOf(url))).status, (await get(pathOf(second.url))).status]).toEqual([404, 200])
    const third = (await rotate(false)).body.content
    expect([(await get(pathOf(second.url))).status, (await get(pathOf(third.url))).status]).toEqual([404, 200])
  })

  test('knows its readers by kind, however often they come', async () => {
    const villa = await product.villa()
    const path = pathOf((await exported(villa)).url)
    for (const agent of [
      'Airbnb/1.0',
      'Airbnb/2.0',
      'Mozilla/5.0 (Booking.com)',
      'Google-Calendar-Importer',
      'curl/8',
      'x',
    ])
      await get(path, { 'user-agent': agent })
    const { readers } = await exported(villa)
    expect(readers.map(({ reader }: { reader: string }) => reader).sort()).toEqual([
      'airbnb',
      'booking',
      'google',
      'other',
    ])
  })

  test('comes back without blocking anything, and tells a portal nothing of its own', async () => {
    const stand = await openCalendarStand()
    const villa = await product.villa()
    await desk.take(villa, july(10, 13))
    const sync = (url: string) => desk.ask('POST', '/v1/admin/villas/date/sync', { villa_id: villa.id, url }, null)
    const path = pathOf((await exported(villa)).url)
    const { body } = await sync(stand.put('/back.ics', (await get(path)).body))
    expect(body.content.feed).toMatchObject({ nights: 0, reading: { events: 0, leftOut: 1 } })
    await sync(stand.put('/more.ics', aCalendar(['a', '2027-07-20', '2027-07-22'])))
    expect(nights((await get(path, { 'user-agent': 'Airbnb' })).body)).toEqual(['07-10 07-13 Dolu', '07-20 07-22 Dolu'])
    await stand.end()
  })

  test('is an owner’s for own villas; of another’s there is nothing', async () => {
    const owner = await openDesk(product, 'OWNER')
    const [own, other] = [await product.villa({ ownerId: owner.ownerId }), await product.villa()]
    expect((await exported(own, owner)).url).toContain('calendar.ics?token=')
    const asked = [
      await owner.ask('GET', `/v1/admin/villas/${other.id}/export`),
      await owner.ask('PUT', `/v1/admin/villas/${other.id}/export`, { shows_options: false }),
      await owner.ask('POST', `/v1/admin/villas/${other.id}/export/rotate`, {}),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
