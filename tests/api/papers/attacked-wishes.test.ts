/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let other: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  other = await openDesk(product)
})
afterAll(() => product.end())

const OTHER = { checkIn: '2027-07-12', checkOut: '2027-07-18' }
const asked = async () => {
  const { id } = await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit ödedi' })
  const link = new URL((await desk.look(id)).guestLink, 'http://villa.test')
  const at = `/v1/reservation/${link.searchParams.get('token')}`
  const again = (stay = OTHER, total = 6_000_000) =>
    product.call('POST', `${at}/dates`, { ...stay, adults: 2, total, note: '' })
  await again()
  const [wish] = (await desk.ask('GET', `/v1/admin/reservations/${id}/wishes`)).body.content.wishes
  return { id, wish: wish.id as number, again }
}
const YES = { approve: true }
const NO = { approve: false, answer: 'O hafta bakım var.' }
const decide = (by: Desk, id: number, body: object) => by.ask('POST', `/v1/admin/guests/wishes/${id}`, body, null)

test('a wish that two people decide at once is decided once, and the dates are what was decided', async () => {
  for (const answers of [
    [YES, NO],
    [NO, YES],
    [YES, YES],
  ]) {
    const { id, wish } = await asked()
    const both = await Promise.all(answers.map((answer, at) => decide(at ? other : desk, wish, answer)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { wishes } = (await desk.ask('GET', `/v1/admin/reservations/${id}/wishes`)).body.content
    const letters = await desk.lettersOf(id)
    const isMoved = (await desk.look(id)).checkIn === OTHER.checkIn
    expect(isMoved).toBe(wishes[0].state === 'approved')
    expect(letters.filter((each) => each === 'dates_changed')).toHaveLength(isMoved ? 1 : 0)
    expect(letters.filter((each) => each === 'dates_declined')).toHaveLength(isMoved ? 0 : 1)
  }
})

test('a wish that its guest replaces at the same moment is not carried out', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, wish, again } = await asked()
    const [yes] = await Promise.all([decide(desk, wish, YES), again({ checkIn: '2027-07-20', checkOut: '2027-07-26' })])
    const { wishes } = (await desk.ask('GET', `/v1/admin/reservations/${id}/wishes`)).body.content
    const first = wishes.find((each: { id: number }) => each.id === wish)
    expect([yes.status, (await desk.look(id)).checkIn]).toEqual(
      first.state === 'approved' ? [200, OTHER.checkIn] : [409, '2027-07-10'],
    )
  }
})

test('is refused once its price is another, once it was carried out otherwise, and once the stay has ended', async () => {
  const { id, wish } = await asked()
  expect((await desk.change(id, { adults: 4, checkIn: '2027-07-11' })).status).toBe(200)
  await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
  const { status, body } = await decide(desk, wish, YES)
  expect([status, body.content.code]).toEqual([409, 'move-not-allowed'])
  expect((await decide(desk, wish, NO)).status).toBe(200)
})
