/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarFeed, closing, takenNight } from '../../../src/features/availability/availability.table.ts'
import { aCalendar, openCalendarStand } from '../../calendar-stand.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let stand: Awaited<ReturnType<typeof openCalendarStand>>
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  stand = await openCalendarStand()
})
afterAll(async () => {
  await stand.end()
  await product.end()
})

type Named = { id: number }
let number = 0
const path = () => `/calendar/secret-of-nobody-else-${++number}.ics`
const sync = (villa: Named, more: object, by = desk) =>
  by.ask('POST', '/v1/admin/villas/date/sync', { villa_id: villa.id, ...more }, null)
const preview = (villa: Named, more: object, by = desk) =>
  by.ask('POST', '/v1/admin/villas/date/sync/preview', { villa_id: villa.id, ...more }, null)
const kinds = async (villa: Named) =>
  (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id)).orderBy(takenNight.night))
    .map(({ night, kind }) => `${night.slice(5)} ${kind}`)
    .join(', ')
const feedOf = async (villa: Named) =>
  (await desk.ask('GET', `/v1/admin/villas/${villa.id}/feeds`)).body.content.feeds[0]
/** A villa with a feed at an address, and what changes its file and reads it again. */
const withFeed = async (...stays: Parameters<typeof aCalendar>) => {
  const villa = await product.villa()
  const at = path()
  const url = stand.put(at, aCalendar(...stays))
  const { body } = await sync(villa, { url, name: 'Airbnb' })
  const feedId: number = body.content.feed.id
  const again = async (file: string | number, more = {}) => {
    stand.put(at, file)
    return (await sync(villa, { feed_id: feedId, ...more })).body.content
  }
  return { villa, feedId, url, again }
}
const last: Parameters<typeof aCalendar>[0] = ['d', '2027-08-01', '2027-08-03']
const four: Parameters<typeof aCalendar> = [
  ['a', '2027-07-01', '2027-07-03'],
  ['b', '2027-07-10', '2027-07-12'],
  ['c', '2027-07-20', '2027-07-22'],
  last,
]
const nightsOf = (...days: string[]) => days.map((day) => `${day} external`).join(', ')
const ALL = nightsOf('07-01', '07-02', '07-10', '07-11', '07-20', '07-21', '08-01', '08-02')

describe('a calendar of a portal', () => {
  test('is looked at first: nothing is written, and the preview says what would be', async () => {
    const villa = await product.villa()
    const { id } = await desk.take(villa, { checkIn: '2027-07-11', checkOut: '2027-07-14' })
    const url = stand.put(path(), aCalendar(['a', '2027-07-10', '2027-07-13'], ['b', '2027-07-20', '2027-07-21']))
    const { status, body } = await preview(villa, { url })
    expect(status).toBe(200)
    expect(body.content).toMatchObject({
      reading: { events: 2, nights: 4, leftOut: 0, faults: [] },
      counts: { add: 2, free: 0, missing: 0, clash: 2 },
      quarantine: null,
      clashes: [{ id, from: '2027-07-11', until: '2027-07-12' }],
    })
    expect(body.content.days.map(({ day, mark }: { day: string; mark: string }) => `${day.slice(8)} ${mark}`)).toEqual([
      ...['10 add', '11 clash', '12 clash', '13 ours', '20 add'],
    ])
    expect(await product.db.$count(calendarFeed, eq(calendarFeed.villaId, villa.id))).toBe(0)
    expect(await kinds(villa)).toBe('07-11 option, 07-12 option, 07-13 option')
  })

  test('is added and takes what is free; its address is shown to nobody', async () => {
    const { villa, url } = await withFeed(['a', '2027-07-10', '2027-07-12'])
    expect(await kinds(villa)).toBe(nightsOf('07-10', '07-11'))
    const answer = await desk.ask('GET', `/v1/admin/villas/${villa.id}/feeds`)
    expect(answer.body.content.feeds).toMatchObject([
      { name: 'Airbnb', health: 'healthy', nights: 2, missing: 0, recent: 'o', everyMinutes: 15 },
    ])
    expect(JSON.stringify(answer.body)).not.toContain(new URL(url).pathname)
  })

  test('frees a night at the second reading without it, and one that moved at once', async () => {
    const { villa, again } = await withFeed(...four)
    await again(aCalendar(...four.slice(1)))
    expect(await kinds(villa)).toBe(ALL)
    expect(await feedOf(villa)).toMatchObject({ missing: 2, nights: 8 })
    await again(aCalendar(...four))
    expect(await feedOf(villa)).toMatchObject({ missing: 0 })
    await again(aCalendar(...four.slice(1)))
    await again(aCalendar(...four.slice(1)))
    expect(await kinds(villa)).toBe(ALL.replace('07-01 external, 07-02 external, ', ''))
    await again(aCalendar(['b', '2027-07-11', '2027-07-13'], ...four.slice(2)))
    expect(await kinds(villa)).toContain('07-11 external, 07-12 external, 07-20')
    expect(await kinds(villa)).not.toContain('07-10')
  })

  test('that loses half of its nights at once is quarantined: nothing is freed until somebody says so', async () => {
    const { villa, again, feedId } = await withFeed(...four)
    for (let times = 0; times < 3; times++) await again(aCalendar(...four.slice(2)))
    expect(await kinds(villa)).toBe(ALL)
    expect(await feedOf(villa)).toMatchObject({
      health: 'quarantined',
      quarantine: {
        had: 8,
        lost: [
          { from: '2027-07-01', until: '2027-07-03' },
          { from: '2027-07-10', until: '2027-07-12' },
        ],
      },
    })
    const { body } = await preview(villa, { feed_id: feedId })
    expect(body.content).toMatchObject({ counts: { free: 0, missing: 4 }, quarantine: { had: 8, lost: 4 } })
    expect((await preview(villa, { feed_id: feedId, loss: 'free' })).body.content.counts.free).toBe(4)
    expect((await again(aCalendar(...four.slice(2)), { loss: 'free' })).feed.health).toBe('healthy')
    expect(await kinds(villa)).toBe(nightsOf('07-20', '07-21', '08-01', '08-02'))
  })

  test('whose lost nights staff keep leaves them closed by hand', async () => {
    const { villa, again } = await withFeed(...four)
    await again(aCalendar(last), { loss: 'keep' })
    expect(await kinds(villa)).toBe(ALL.replace(/external/g, 'closing').replace(/(08-0\d) closing/g, '$1 external'))
    expect((await feedOf(villa)).health).toBe('healthy')
  })

  test('that gets well by itself leaves its quarantine', async () => {
    const { villa, again } = await withFeed(...four)
    await again(aCalendar())
    expect((await feedOf(villa)).health).toBe('quarantined')
    expect((await again(aCalendar(...four))).feed).toMatchObject({ health: 'healthy', quarantine: null })
    expect(await kinds(villa)).toBe(ALL)
  })

  test.each([
    ['404', 404, { code: 'status', status: 404 }],
    ['a page instead of a calendar', '<html></html>', { code: 'unreadable', line: 1 }],
    ['nothing', '', { code: 'empty' }],
    ['half a file', aCalendar(...four).slice(0, 200), { code: 'cut', line: 12 }],
    ['more than two megabytes', `BEGIN:VCALENDAR\n${'x'.repeat(2_100_000)}`, { code: 'too-large' }],
  ])('that answers %s frees nothing and says why', async (_, file, error) => {
    const { villa, again } = await withFeed(...four)
    for (let times = 0; times < 3; times++) await again(file)
    expect(await kinds(villa)).toBe(ALL)
    expect(await feedOf(villa)).toMatchObject({ health: 'failing', failures: 3, error, recent: 'oxxx' })
  })

  test('that changed its names and not its dates frees and takes nothing', async () => {
    const { villa, again } = await withFeed(...four)
    const renamed = four.map(([, from, until], index): [string, string, string] => [`new-${index}`, from, until])
    expect(await again(aCalendar(...renamed))).toMatchObject({ added: 0, freed: 0 })
    await again(aCalendar(...renamed))
    expect([await kinds(villa), await product.db.$count(closing, eq(closing.villaId, villa.id))]).toEqual([ALL, 4])
  })

  test('that is refused at the door says so in a sentence, and no feed is made', async () => {
    const villa = await product.villa()
    for (const url of ['http://10.0.0.1/a.ics', 'file:///etc/passwd', 'https://a:b@airbnb.com/a.ics'])
      for (const ask of [sync, preview]) {
        const { status, body } = await ask(villa, { url })
        expect([url, status, body.content.code]).toEqual([url, 422, 'feed-unreadable'])
        expect(body.content.fields.url).toBe('Bu adres okunmaz: yalnız herkese açık http(s) adresleri kullanılabilir.')
      }
    const cut = await sync(villa, { url: stand.put(path(), 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:x') })
    expect(cut.body.content.fields.url).toBe('Takvim yarım indi, 3. satırda kesildi: UID:x')
    expect((await sync(villa, {})).status).toBe(400)
    expect(await product.db.$count(calendarFeed, eq(calendarFeed.villaId, villa.id))).toBe(0)
  })

  test('is one feed however often its address is given, and a villa has twelve at most', async () => {
    const { villa, url } = await withFeed(...four)
    await sync(villa, { url })
    expect(await product.db.$count(calendarFeed, eq(calendarFeed.villaId, villa.id))).toBe(1)
    for (let more = 0; more < 11; more++) await sync(villa, { url: stand.put(path(), aCalendar()) })
    const { status, body } = await sync(villa, { url: stand.put(path(), aCalendar()) })
    expect([status, body.content.code]).toEqual([409, 'feeds-full'])
  })

  test('is removed: its nights stay closed by hand, or are opened; what a reservation has is nobody else’s', async () => {
    for (const [nights, left] of [
      ['keep', '07-10 closing, 07-11 option, 07-12 option'],
      ['free', '07-11 option, 07-12 option'],
    ] as const) {
      const villa = await product.villa()
      await desk.take(villa, { checkIn: '2027-07-11', checkOut: '2027-07-13' })
      const { body } = await sync(villa, { url: stand.put(path(), aCalendar(['a', '2027-07-10', '2027-07-13'])) })
      const gone = { villa_id: villa.id, feed_id: body.content.feed.id, nights }
      expect((await desk.ask('PATCH', '/v1/admin/villas/deleteical', gone)).status).toBe(200)
      expect(await kinds(villa)).toBe(left)
      expect(await product.db.$count(calendarFeed, eq(calendarFeed.villaId, villa.id))).toBe(0)
    }
  })

  test('gets another name, kind and rhythm; another address only if it can be read', async () => {
    const { villa, feedId, url } = await withFeed(['a', '2027-07-10', '2027-07-12'])
    const change = { name: 'Ev sahibi', source: 'owner-stay', every_minutes: 60, frees_by_self: false }
    const put = (body: object) => desk.ask('PUT', `/v1/admin/feeds/${feedId}`, { ...change, ...body })
    expect((await put({})).status).toBe(200)
    expect(await feedOf(villa)).toMatchObject({ name: 'Ev sahibi', source: 'owner-stay', everyMinutes: 60 })
    expect(await kinds(villa)).toBe('07-10 owner-stay, 07-11 owner-stay')
    expect((await put({ url: `${url}nowhere` })).body.content.fields.url).toBe(
      'Adres 404 yanıtı verdi; takvim orada değil.',
    )
    expect((await put({ url: stand.put(path(), aCalendar(['b', '2027-09-01', '2027-09-02'])) })).status).toBe(200)
    expect(await kinds(villa)).toBe('07-10 owner-stay, 07-11 owner-stay, 09-01 owner-stay')
  })
})

describe('by itself', () => {
  test('every feed is read when its time has come, one that fails later and later, and it stops no other', async () => {
    const [good, bad] = [await withFeed(...four), await withFeed(...four)]
    const due = async ({ feedId }: { feedId: number }) => {
      const [row] = await product.db.select().from(calendarFeed).where(eq(calendarFeed.id, feedId))
      return ((row?.nextAt.getTime() ?? 0) - product.clock.now.getTime()) / 60_000
    }
    expect([await due(good), await due(bad)]).toEqual([15, 15])
    stand.put(new URL(bad.url).pathname, 500)
    await product.later(15)
    expect([await due(good), await due(bad)]).toEqual([15, 30])
    await product.later(30)
    expect([await due(good), await due(bad)]).toEqual([15, 60])
    expect((await feedOf(bad.villa)).health).toBe('failing')
  })
})

describe('an owner', () => {
  test('runs the calendars of own villas; of another’s villa by any id there is nothing', async () => {
    const owner = await openDesk(product, 'OWNER')
    const [own, other] = [await product.villa({ ownerId: owner.ownerId }), await withFeed(...four)]
    const url = stand.put(path(), aCalendar(...four))
    const { body } = await sync(own, { url }, owner)
    const feed_id = body.content.feed.id
    expect((await owner.ask('GET', `/v1/admin/villas/${own.id}/feeds`)).body.content.feeds).toHaveLength(1)
    const change = { name: 'x', source: 'external', every_minutes: 15, frees_by_self: true }
    const asked = [
      await owner.ask('GET', `/v1/admin/villas/${other.villa.id}/feeds`),
      await sync(other.villa, { url }, owner),
      await sync(other.villa, { feed_id: other.feedId }, owner),
      await sync(own, { feed_id: other.feedId }, owner),
      await sync(other.villa, { feed_id }, owner),
      await preview(other.villa, { url }, owner),
      await preview(own, { feed_id: other.feedId }, owner),
      await owner.ask('PUT', `/v1/admin/feeds/${other.feedId}`, change),
      await owner.ask('PATCH', '/v1/admin/villas/deleteical', { villa_id: other.villa.id }),
      await owner.ask('PATCH', '/v1/admin/villas/deleteical', { villa_id: own.id, feed_id: other.feedId }),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
    expect(await kinds(other.villa)).toBe(ALL)
    expect((await owner.ask('GET', '/v1/admin/feeds')).status).toBe(403)
  })

  test('staff see the feeds of all villas, the troubled ones first or alone', async () => {
    const { again, feedId } = await withFeed(...four)
    await again(aCalendar())
    const { body } = await desk.ask('GET', '/v1/admin/feeds?trouble=true')
    expect(body.content.feeds.map(({ health }: { health: string }) => health)).not.toContain('healthy')
    expect(body.content.feeds.some(({ id }: Named) => id === feedId)).toBe(true)
    expect(body.content.total).toBeGreaterThan(body.content.feeds.length)
  })
})
