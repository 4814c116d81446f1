import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFeedEvent } from '../../../seeds/a-feed-event.ts'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
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
const event = (villa: Named, from: string, until: string) =>
  aFeedEvent(product.db, { villaId: villa.id, from, until, now: product.clock.now })
const kinds = async (villa: Named) =>
  (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id)).orderBy(takenNight.night))
    .map(({ night, kind }) => `${night.slice(8)} ${kind}`)
    .join(', ')
const stay = (from: number, until: number) => ({ checkIn: `2027-07-${from}`, checkOut: `2027-07-${until}` })
const anHour = () => {
  product.clock.now = new Date(product.clock.now.getTime() + 61 * 60_000)
}

describe('the nights of a foreign calendar', () => {
  test('are not sold', async () => {
    const villa = await product.villa()
    await event(villa, '2027-07-12', '2027-07-14')
    expect(await kinds(villa)).toBe('12 external, 13 external')
    await expect(desk.take(villa, stay(13, 16))).rejects.toThrow('nights-taken')
    expect((await desk.take(villa, stay(14, 16))).status).toBe('OPTION')
  })

  test('never take a night from a reservation, and take it when the reservation ends', async () => {
    const villa = await product.villa()
    const { id } = await desk.take(villa, stay(12, 15))
    await event(villa, '2027-07-10', '2027-07-13')
    expect(await kinds(villa)).toBe('10 external, 11 external, 12 option, 13 option, 14 option')
    await desk.made(id, { move: 'cancel', reason: 'Misafir vazgeçti' })
    expect(await kinds(villa)).toBe('10 external, 11 external, 12 external')
  })

  test('are theirs once an option on them ran out, before any guest gets them', async () => {
    const villa = await product.villa()
    await desk.take(villa, { ...stay(12, 14), hours: 1 })
    await event(villa, '2027-07-12', '2027-07-14')
    anHour()
    await expect(desk.take(villa, stay(13, 15))).rejects.toThrow('nights-taken')
    await product.jobs.runAll()
    expect(await kinds(villa)).toBe('12 external, 13 external')
  })

  test('stay with a reservation that holds them while it moves, and those it leaves are theirs', async () => {
    const villa = await product.villa()
    const { id } = await desk.take(villa, stay(12, 15))
    await event(villa, '2027-07-12', '2027-07-14')
    const to = (checkIn: string, checkOut: string) =>
      desk.ask('PUT', `/v1/admin/reservations/${id}`, {
        ...{ checkIn, checkOut, adults: 2, name: 'Zeynep Tunalı', email: 'z@example.com', phone: '0532 123 45 67' },
      })
    expect((await to('2027-07-13', '2027-07-17')).status).toBe(200)
    expect(await kinds(villa)).toBe('12 external, 13 option, 14 option, 15 option, 16 option')
    expect((await to('2027-07-12', '2027-07-15')).body.content.code).toBe('nights-taken')
  })

  test('are not opened by hand: their calendar would close them again', async () => {
    const villa = await product.villa()
    const { id } = await event(villa, '2027-07-12', '2027-07-14')
    const { status, body } = await desk.ask('DELETE', `/v1/admin/villas/date/${id}`)
    expect([status, body.content.code]).toEqual([409, 'of-feed'])
    expect(await kinds(villa)).toBe('12 external, 13 external')
  })
})
