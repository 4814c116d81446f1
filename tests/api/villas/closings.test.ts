/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closing, takenNight } from '../../../src/features/availability/availability.table.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let owner: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await openDesk(product, 'OWNER')
})
afterAll(() => product.end())

const PATH = '/v1/admin/villas/date'
const dates = (from: string, until: string, more: object = {}) => ({ from, until, ...more })
type More = { by?: Desk; kind?: string; note?: string }
const close = (villa: { id: number }, from: string, until: string, { by = desk, ...more }: More = {}) =>
  by.ask('POST', PATH, { villa_id: villa.id, ...dates(from, until, more) })
const calendar = async (villa: { id: number }) =>
  (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id)).orderBy(takenNight.night)).map(
    ({ night, kind }) => `${night.slice(5)} ${kind}`,
  )
const nights = (from: number, until: number, kind = 'closing') =>
  Array.from({ length: until - from }, (_, index) => `07-${String(from + index).padStart(2, '0')} ${kind}`)

describe('closing dates by hand', () => {
  test('takes the nights, so that nobody can book them and the search does not offer them', async () => {
    const villa = await product.villa()
    expect((await close(villa, '2027-07-10', '2027-07-14', { note: 'Havuz bakımı' })).status).toBe(201)
    expect(await calendar(villa)).toEqual(nights(10, 14))
    await product.refresh()
    const found = async (checkin: string, checkout: string) =>
      (await product.call('GET', `/v2/search?ids=${villa.id}&checkin=${checkin}&checkout=${checkout}`)).body.total
    expect([
      await found('2027-07-13', '2027-07-16'),
      await found('2027-07-14', '2027-07-16'),
      await found('2027-07-08', '2027-07-10'),
    ]).toEqual([0, 1, 1])
    await expect(desk.take(villa, { checkIn: '2027-07-13', checkOut: '2027-07-16' })).rejects.toThrow('nights-taken')
  })

  test('never over a reservation: nothing is written then', async () => {
    const villa = await product.villa()
    await desk.take(villa)
    const { status, body } = await close(villa, '2027-07-16', '2027-07-25')
    expect([status, body.content.code]).toEqual([409, 'nights-taken'])
    expect(await product.db.select().from(closing).where(eq(closing.villaId, villa.id))).toEqual([])
    expect(await calendar(villa)).toEqual(nights(10, 17, 'option'))
  })

  test('over an option that ran out is possible at once', async () => {
    const villa = await product.villa()
    await desk.take(villa, { hours: 1 })
    product.clock.now = new Date(product.clock.now.getTime() + 61 * 60_000)
    expect((await close(villa, '2027-07-12', '2027-07-13')).status).toBe(201)
    expect(await calendar(villa)).toEqual(nights(12, 13))
  })

  test('moves in one piece, also onto its own nights, or stays where it was', async () => {
    const villa = await product.villa()
    const { id } = (await close(villa, '2027-07-10', '2027-07-14', { kind: 'owner-stay' })).body.content
    await desk.take(villa, { checkIn: '2027-07-20', checkOut: '2027-07-22' })
    const move = (from: string, until: string) => desk.ask('PUT', `${PATH}/${id}`, dates(from, until, { note: 'yeni' }))
    expect((await move('2027-07-12', '2027-07-17')).status).toBe(200)
    const there = [...nights(12, 17, 'owner-stay'), ...nights(20, 22, 'option')]
    expect(await calendar(villa)).toEqual(there)
    expect((await move('2027-07-16', '2027-07-21')).body.content.code).toBe('nights-taken')
    expect(await calendar(villa)).toEqual(there)
    expect((await product.db.select().from(closing).where(eq(closing.id, id)))[0]).toMatchObject({
      from: '2027-07-12',
      until: '2027-07-17',
      note: 'yeni',
      kind: 'owner-stay',
    })
  })

  test('is for something else when staff say so, its nights too; unsaid it stays what it was', async () => {
    const villa = await product.villa()
    const { id } = (await close(villa, '2027-07-10', '2027-07-12')).body.content
    const change = async (more: object) =>
      expect((await desk.ask('PUT', `${PATH}/${id}`, dates('2027-07-10', '2027-07-12', more))).status).toBe(200)
    await change({ kind: 'maintenance' })
    expect(await calendar(villa)).toEqual(nights(10, 12, 'maintenance'))
    await change({ note: 'Boya' })
    expect(await calendar(villa)).toEqual(nights(10, 12, 'maintenance'))
    expect(
      (await desk.ask('PUT', `${PATH}/${id}`, dates('2027-07-10', '2027-07-12', { kind: 'external' }))).status,
    ).toBe(400)
  })

  test('opened again is free again, once', async () => {
    const villa = await product.villa()
    const { id } = (await close(villa, '2027-07-10', '2027-07-14')).body.content
    expect((await desk.ask('DELETE', `${PATH}/${id}`)).status).toBe(200)
    expect(await calendar(villa)).toEqual([])
    expect((await desk.ask('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await desk.take(villa)).status).toBe('OPTION')
  })

  test('of 20 people who close and 20 who book the same night at once exactly one wins', async () => {
    const villa = await product.villa()
    const tries = Array.from({ length: 20 }, () => [
      close(villa, '2027-07-12', '2027-07-13'),
      desk.take(villa).then(
        () => ({ status: 201 }),
        () => ({ status: 409 }),
      ),
    ]).flat()
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(39)
    expect([1, 7]).toContain((await calendar(villa)).length)
  })

  test.each([
    ['2027-07-14', '2027-07-14', 422, 'wrong-order'],
    ['2027-07-14', '2027-07-10', 422, 'wrong-order'],
    ['2027-07-14', '2029-07-20', 422, 'too-far'],
    ['2027-02-30', '2027-03-02', 400, 'malformed'],
  ])('%s to %s is refused', async (from, until, status, code) => {
    const villa = await product.villa()
    const { id } = (await close(villa, '2027-08-10', '2027-08-14')).body.content
    for (const answer of [await close(villa, from, until), await desk.ask('PUT', `${PATH}/${id}`, dates(from, until))])
      expect([answer.status, answer.body.content.code]).toEqual([status, code])
    expect(await calendar(villa)).toHaveLength(4)
  })
})

describe('an owner', () => {
  test('closes, moves and opens the dates of their own villas', async () => {
    const villa = await product.villa({ ownerId: owner.ownerId })
    const { status, body } = await close(villa, '2027-07-10', '2027-07-12', { kind: 'owner-stay', by: owner })
    expect(status).toBe(201)
    expect((await owner.ask('PUT', `${PATH}/${body.content.id}`, dates('2027-07-11', '2027-07-13'))).status).toBe(200)
    expect(await calendar(villa)).toEqual(nights(11, 13, 'owner-stay'))
    expect((await owner.ask('DELETE', `${PATH}/${body.content.id}`)).status).toBe(200)
    expect(await calendar(villa)).toEqual([])
  })

  test('gets for another owner’s villa or closing the very answer of one that does not exist, and changes nothing', async () => {
    const villa = await product.villa()
    const { id } = (await close(villa, '2027-07-10', '2027-07-12')).body.content
    const pairs = [
      [
        await close(villa, '2027-08-10', '2027-08-12', { by: owner }),
        await close({ id: 999_999 }, '2027-08-10', '2027-08-12', { by: owner }),
      ],
      [
        await owner.ask('PUT', `${PATH}/${id}`, dates('2027-08-10', '2027-08-12')),
        await owner.ask('PUT', `${PATH}/999999`, dates('2027-08-10', '2027-08-12')),
      ],
      [await owner.ask('DELETE', `${PATH}/${id}`), await owner.ask('DELETE', `${PATH}/999999`)],
    ]
    for (const [theirs, nobodys] of pairs) expect([theirs?.status, theirs?.body]).toEqual([404, nobodys?.body])
    expect(await calendar(villa)).toEqual(nights(10, 12))
  })

  test('may not move or open what the agency closed, nor what the owner before closed; the agency may everything', async () => {
    const villa = await product.villa({ ownerId: owner.ownerId })
    const before = await openDesk(product, 'OWNER')
    const agencys = (await close(villa, '2027-07-10', '2027-07-12')).body.content.id
    await product.db.update(villaTable).set({ ownerId: before.ownerId }).where(eq(villaTable.id, villa.id))
    const earlier = (await close(villa, '2027-07-14', '2027-07-16', { by: before })).body.content.id
    await product.db.update(villaTable).set({ ownerId: owner.ownerId }).where(eq(villaTable.id, villa.id))
    const own = (await close(villa, '2027-07-18', '2027-07-20', { by: owner })).body.content.id
    const there = await calendar(villa)
    for (const id of [agencys, earlier])
      for (const answer of [
        await owner.ask('PUT', `${PATH}/${id}`, dates('2027-07-24', '2027-07-26')),
        await owner.ask('DELETE', `${PATH}/${id}`),
      ]) {
        expect([answer.status, answer.body.content.code]).toEqual([403, 'forbidden'])
        expect(answer.body.content.message).toMatch(/^\p{Lu}.+\.$/u)
      }
    expect(await calendar(villa)).toEqual(there)
    for (const id of [agencys, earlier, own]) expect((await desk.ask('DELETE', `${PATH}/${id}`)).status).toBe(200)
    expect(await calendar(villa)).toEqual([])
  })
})
