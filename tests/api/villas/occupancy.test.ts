/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFeedEvent } from '../../../seeds/a-feed-event.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

type Named = { id: number }
let product: TestProduct
let desk: Desk
let owner: Desk
let villa: Named
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await openDesk(product, 'OWNER')
  villa = await product.villa({ ownerId: owner.ownerId })
})
afterAll(() => product.end())

const JULY = 'from=2027-07-01&until=2027-08-01'
const standing = async (by: Desk, path = `villas/${villa.id}/occupancy`, window = JULY) =>
  (await by.ask('GET', `/v1/admin/${path}?${window}`)).body.content
const close = async (by: Desk, from: string, until: string, more: object = {}): Promise<number> =>
  (await by.ask('POST', '/v1/admin/villas/date', { villa_id: villa.id, from, until, ...more })).body.content.id

describe('the occupancy calendar', () => {
  test('shows what stands between two days: who holds it, until when, and what nobody moves', async () => {
    const house = await product.villa()
    const asked = await desk.take(house, {
      checkIn: '2027-07-03',
      checkOut: '2027-07-10',
      status: 'REQUEST',
      name: 'Selin Öztürk',
    })
    const option = await desk.take(house, { checkIn: '2027-07-02', checkOut: '2027-07-09', hours: 5 })
    const gone = await desk.take(house, { checkIn: '2027-07-10', checkOut: '2027-07-17' })
    await desk.made(gone.id, { move: 'cancel', reason: 'Vazgeçti' })
    await desk.take(house, { checkIn: '2027-08-01', checkOut: '2027-08-08' })
    const closed = (
      await desk.ask('POST', '/v1/admin/villas/date', {
        villa_id: house.id,
        from: '2027-07-30',
        until: '2027-08-01',
        kind: 'maintenance',
        note: 'Boya',
      })
    ).body.content.id
    const { bars, conflicts } = await standing(desk, 'occupancy')
    expect(bars.filter(([, of]: number[]) => of === house.id)).toEqual([
      [
        option.id,
        house.id,
        '2027-07-02',
        '2027-07-09',
        'OPTION',
        'Zeynep Tunalı',
        option.code,
        2,
        option.expiresAt,
        false,
      ],
      [
        asked.id,
        house.id,
        '2027-07-03',
        '2027-07-10',
        'REQUEST',
        'Selin Öztürk',
        asked.code,
        2,
        asked.expiresAt,
        false,
      ],
      [closed, house.id, '2027-07-30', '2027-08-01', 'maintenance', expect.any(String), 'Boya', 0, null, false],
    ])
    expect(conflicts).toEqual([])
    product.clock.now = new Date(product.clock.now.getTime() + 6 * 3_600_000)
    const later = await standing(desk, 'occupancy')
    expect(
      later.bars.some(
        ([id, , , , state]: [number, number, string, string, string]) => id === option.id && state === 'OPTION',
      ),
    ).toBe(false)
  })

  test('names the nights that a foreign calendar and a reservation both want, until one of them goes', async () => {
    const house = await product.villa()
    const stay = await desk.take(house, {
      checkIn: '2027-07-10',
      checkOut: '2027-07-17',
      status: 'CONFIRMED',
      reason: 'Ödedi',
    })
    const event = await aFeedEvent(product.db, {
      villaId: house.id,
      from: '2027-07-15',
      until: '2027-07-20',
      now: product.clock.now,
    })
    const { bars, conflicts } = await standing(desk, `villas/${house.id}/occupancy`)
    expect(conflicts).toEqual([[house.id, '2027-07-15', '2027-07-17', stay.id, event.id]])
    await desk.ask('POST', `/v1/admin/conflicts/${event.id}/${stay.id}`, { way: 'same-person' })
    expect((await standing(desk, `villas/${house.id}/occupancy`)).conflicts).toEqual([])
    expect(bars.find(([id, , , , state]: unknown[]) => id === event.id && state === 'external')?.at(9)).toBe(true)
    await desk.made(stay.id, { move: 'cancel', reason: 'Misafir vazgeçti' })
    expect((await standing(desk, `villas/${house.id}/occupancy`)).conflicts).toEqual([])
  })

  test('lists the villas with what they are filtered by, unpublished ones too', async () => {
    const hidden = await product.villa({ active: false, permitNo: null, guests: 6 })
    const villas = await standing(desk, 'occupancy/villas')
    expect(villas.find(({ id }: Named) => id === hidden.id)).toMatchObject({ active: false, permit: false, guests: 6 })
  })

  test.each([
    ['from=2027-07-01&until=2027-07-01', 422],
    ['from=2027-07-01&until=2030-07-01', 422],
    ['from=2027-02-30&until=2027-03-10', 400],
    ['until=2027-03-10', 400],
  ])('%s is no window', async (window, status) => {
    for (const path of ['occupancy', `villas/${villa.id}/occupancy`])
      expect((await desk.ask('GET', `/v1/admin/${path}?${window}`)).status).toBe(status)
  })
})

describe('the calendar of one villa', () => {
  test('shows its owner who comes, as the list of reservations does, and which closings are the owner’s to open', async () => {
    const { id } = await desk.take(villa, { checkIn: '2027-07-05', checkOut: '2027-07-12' })
    const mine = await close(owner, '2027-07-14', '2027-07-16', { kind: 'owner-stay' })
    const ours = await close(desk, '2027-07-20', '2027-07-22')
    const seen = await standing(owner)
    expect(seen.changeable).toEqual([mine])
    expect(seen.bars.map(([bar, , , , , who, , , , fixed]: unknown[]) => [bar, who, fixed])).toEqual([
      [id, 'Zeynep Tunalı', true],
      [mine, expect.any(String), false],
      [ours, expect.any(String), true],
    ])
    expect(seen.minimums).toEqual([{ from: expect.any(String), until: expect.any(String), nights: expect.any(Number) }])
    expect((await standing(desk)).changeable).toEqual([mine, ours])
  })

  test('is for another owner one that does not exist', async () => {
    const foreign = await product.villa()
    const [strange, missing] = [foreign.id, 999_999].map((id) =>
      owner.ask('GET', `/v1/admin/villas/${id}/occupancy?${JULY}`),
    )
    expect((await strange)?.status).toBe(404)
    expect((await strange)?.body).toEqual((await missing)?.body)
  })
})
