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
let foreign: Named
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await openDesk(product, 'OWNER')
  villa = await product.villa({ ownerId: owner.ownerId, name: 'Villa Zeytin' })
  foreign = await product.villa({ name: 'Villa Lodos' })
})
afterAll(() => product.end())

const close = async (by: Desk, { id }: Named, dates: object): Promise<number> => {
  const { status, body } = await by.ask('POST', '/v1/admin/villas/date', { villa_id: id, ...dates })
  expect(status).toBe(201)
  return body.content.id
}
const list = async (by: Desk, query = '') => (await by.ask('GET', `/v1/admin/external?${query}`)).body
const idsOf = async (by: Desk, query = '') => (await list(by, query)).content.map(({ id }: Named) => id)

describe('the dates that are not sold', () => {
  let [ours, theirs, early, event] = [0, 0, 0, 0]
  beforeAll(async () => {
    early = await close(desk, foreign, { from: '2027-03-02', until: '2027-03-05', kind: 'maintenance', note: 'Boya' })
    product.clock.now = new Date('2027-03-10T21:30:00Z') // the 11th in Istanbul
    theirs = await close(owner, villa, { from: '2027-07-01', until: '2027-07-04', kind: 'owner-stay', note: 'Ailem' })
    ours = await close(desk, villa, { from: '2027-07-10', until: '2027-07-12' })
    event = (
      await aFeedEvent(product.db, {
        villaId: foreign.id,
        from: '2027-08-01',
        until: '2027-08-08',
        now: product.clock.now,
      })
    ).id
  })

  test('stand in one list with who closed them, why, and from which calendar', async () => {
    const { content, total, take } = await list(desk)
    expect([total, take]).toEqual([3, 20])
    expect(content.map(({ id }: Named) => id)).toEqual([theirs, ours, event])
    expect(content[0]).toMatchObject({
      villa: 'Villa Zeytin',
      from: '2027-07-01',
      until: '2027-07-04',
      nights: 3,
      kind: 'owner-stay',
      source: null,
      byOwner: true,
      note: 'Ailem',
      changeable: true,
    })
    expect(content[1]).toMatchObject({
      kind: 'closing',
      byOwner: false,
      createdBy: `${desk.account.firstName} ${desk.account.lastName}`,
    })
    expect(content[2]).toMatchObject({ kind: 'external', source: 'Airbnb', changeable: false })
  })

  test('are found by state, villa, kind and days; a time is its day in Istanbul', async () => {
    expect(await idsOf(desk, 'status=past')).toEqual([early])
    expect(await idsOf(desk, 'status=all')).toEqual([event, ours, theirs, early])
    expect(await idsOf(desk, `villa_id=${foreign.id}`)).toEqual([event])
    expect(await idsOf(desk, 'kind=external')).toEqual([event])
    expect(await idsOf(desk, 'started_at=2027-07-10')).toEqual([ours, event])
    expect(await idsOf(desk, 'started_at=2027-07-09T21:00:00.000Z&finished_at=2027-07-12T00:00:00%2B03:00')).toEqual([
      ours,
    ])
    expect(await idsOf(desk, 'created_at=2027-03-11&status=all')).toEqual([event, ours, theirs])
    expect(await idsOf(desk, 'created_at=2027-03-10&status=all')).toEqual([])
    expect((await list(desk, 'take=1&skip=1')).content.map(({ id }: Named) => id)).toEqual([ours])
  })

  test.each([
    'status=old',
    'started_at=2027-02-30',
    'created_at=yesterday',
    'villa_id=0',
    'started_at=2027-02-30T10:00Z',
  ])('%s is no filter', async (query) => {
    expect((await desk.ask('GET', `/v1/admin/external?${query}`)).status).toBe(400)
  })

  test('an owner sees those of the own villas, and changes only what they closed themselves', async () => {
    const { content, total } = await list(owner)
    expect(total).toBe(2)
    expect(content.map(({ id, changeable }: { id: number; changeable: boolean }) => [id, changeable])).toEqual([
      [theirs, true],
      [ours, false],
    ])
    expect((await owner.ask('GET', `/v1/admin/external/${ours}`)).body.content.changeable).toBe(false)
    expect((await list(owner, `villa_id=${foreign.id}`)).total).toBe(0)
    const [strange, missing] = [
      await owner.ask('GET', `/v1/admin/external/${event}`),
      await owner.ask('GET', '/v1/admin/external/999999'),
    ]
    expect([strange.status, strange.body]).toEqual([404, missing.body])
    expect((await desk.ask('GET', `/v1/admin/external/${event}`)).body.content.villa).toBe('Villa Lodos')
  })

  test('every villa has its taken ranges of the next 24 months, neighbours of one kind as one', async () => {
    await close(desk, villa, { from: '2027-07-12', until: '2027-07-14' })
    await desk.take(villa, { checkIn: '2027-07-14', checkOut: '2027-07-17', hours: 1 })
    const dates = async (by: Desk) => (await by.ask('GET', '/v1/admin/villas/withdates')).body.content
    const all = await dates(desk)
    expect(all.find(({ id }: Named) => id === villa.id)).toMatchObject({
      name: 'Villa Zeytin',
      dates: [
        { from: '2027-07-01', until: '2027-07-04', kind: 'owner-stay' },
        { from: '2027-07-10', until: '2027-07-14', kind: 'closing' },
        { from: '2027-07-14', until: '2027-07-17', kind: 'option' },
      ],
    })
    expect(all.find(({ id }: Named) => id === foreign.id).dates).toEqual([
      { from: '2027-08-01', until: '2027-08-08', kind: 'external' },
    ])
    expect((await dates(owner)).map(({ id }: Named) => id)).toEqual([villa.id])
    product.clock.now = new Date(product.clock.now.getTime() + 61 * 60_000)
    expect((await dates(owner))[0].dates).toHaveLength(2)
  })
})
