import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  MOVE_NAMES,
  MOVES,
  type MoveName,
  movesFrom,
} from '../../../src/features/reservations/life/reservation-moves.ts'
import { holdsNights } from '../../../src/features/reservations/life/reservation-status.ts'
import { RESERVATION_STATUSES, type ReservationStatus } from '../../../src/features/reservations/reservation.shape.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { aPhoneCall, type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const HOUR = 3_600_000
const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }
const newVilla = () => product.villa()
const allowed = MOVE_NAMES.flatMap((move) =>
  MOVES[move].from.map((from): [ReservationStatus, MoveName] => [from, move]),
).filter(([, move]) => MOVES[move].who.includes('ADMIN'))
/** Money that comes in later confirms nothing a second time. */
const statusAfter = (from: ReservationStatus, move: MoveName) =>
  move === 'receive-transfer' && from === 'CHECKED_IN' ? from : MOVES[move].to

describe('the life of a reservation', () => {
  test.each(allowed)('%s may %s: status, nights and history follow', async (from, move) => {
    const { id, total } = await desk.takeInto(from)
    expect(await desk.look(id)).toMatchObject({ status: from, moves: movesFrom(from, 'ADMIN') })
    if (move === 'complete') product.clock.now = new Date(product.clock.now.getTime() + 72 * HOUR)
    const debt = move === 'complete' ? { debt: total } : {}
    const now = await desk.made(id, { move, reason: 'Telefonda konuşuldu', ...debt })
    const to = statusAfter(from, move)
    expect([now.status, (await desk.nightsOf(id)).length]).toEqual([to, holdsNights(to) ? 3 : 0])
    const last = now.history.at(-1)
    if (from === to && move === 'receive-transfer') expect(last).toMatchObject({ what: 'payment', who: 'Nermin Uçar' })
    else expect(last).toMatchObject({ what: move, from, to, who: 'Nermin Uçar', reason: 'Telefonda konuşuldu' })
    expect(now.moves).toEqual(movesFrom(to, 'ADMIN'))
  })

  test.each(RESERVATION_STATUSES)(
    '%s makes no move that is not listed, and a refused move leaves everything as it was',
    async (status) => {
      const { id } = await desk.takeInto(status)
      const before = await desk.stateOf(id)
      for (const move of MOVE_NAMES.filter((each) => !movesFrom(status, 'ADMIN').includes(each))) {
        const answer = await desk.move(id, { move, reason: 'Deneme', hours: 5 })
        const wanted = MOVES[move].who.includes('ADMIN') ? [409, 'move-not-allowed'] : [403, 'forbidden']
        expect([move, answer.status, answer.body.content.code]).toEqual([move, ...wanted])
      }
      expect(await desk.stateOf(id)).toBe(before)
    },
  )

  test.each(['decline', 'confirm', 'cancel'] as const)('%s needs a reason', async (move) => {
    const { id } = await desk.takeInto(move === 'decline' ? 'REQUEST' : 'OPTION')
    const before = await desk.stateOf(id)
    for (const reason of [undefined, '', '   ']) {
      const { status, body } = await desk.move(id, { move, reason })
      expect([status, Object.keys(body.content.fields)]).toEqual([400, ['reason']])
    }
    expect(await desk.stateOf(id)).toBe(before)
  })

  test('nobody is checked in or missed before the day of arrival', async () => {
    const { id } = await desk.take(await newVilla(), CONFIRMED)
    for (const move of ['check-in', 'no-show'])
      expect((await desk.move(id, { move })).body.content.code).toBe('move-not-allowed')
    expect((await desk.rowOf(id))?.status).toBe('CONFIRMED')
  })

  test('a move that does not exist, hours out of range and an unknown reservation are refused', async () => {
    const { id } = await desk.takeInto('OPTION')
    for (const body of [
      { move: 'fly' },
      {},
      { move: 'extend', hours: 0 },
      { move: 'extend', hours: 73 },
      { move: 'extend', hours: 1.5 },
      { move: 'receive-transfer', amount: 0 },
    ])
      expect((await desk.move(id, body)).status).toBe(400)
    expect((await desk.move(999_999, { move: 'extend' })).status).toBe(404)
  })

  test('of two people at the desk who end the same reservation at once, one does', async () => {
    const { id } = await desk.take(await newVilla())
    const answers = await Promise.all([
      desk.move(id, { move: 'cancel', reason: 'Vazgeçti' }),
      desk.move(id, { move: 'confirm', reason: 'Ödedi' }),
      desk.move(id, { move: 'cancel', reason: 'Vazgeçti' }),
    ])
    const status = (await desk.rowOf(id))?.status
    expect(['CANCELLED', 'CONFIRMED']).toContain(status)
    expect(answers.filter((each) => each.status === 200).length).toBe((await desk.look(id)).history.length - 1)
    expect(await desk.nightsOf(id)).toHaveLength(status === 'CONFIRMED' ? 7 : 0)
  })
})

describe('the end of an option', () => {
  test('is never past the check-in time, whoever holds, accepts, revives, extends or moves it', async () => {
    const villa = await product.villa({ checkInTime: '15:00' })
    const checkIn = addDays(dayInIstanbul(product.clock.now), 2)
    const arrival = `${checkIn}T12:00:00.000Z` // 15:00 in Istanbul
    const endOf = async (id: number) => (await desk.look(id)).expiresAt
    const { id } = await desk.take(villa, { checkIn, checkOut: addDays(checkIn, 3), hours: 72 })
    expect(await endOf(id)).toBe(arrival)
    const refused = await desk.move(id, { move: 'extend', hours: 5 })
    expect([refused.status, refused.body.content.code]).toEqual([422, 'at-arrival'])
    expect(await endOf(id)).toBe(arrival)

    const later = addDays(checkIn, 30)
    const far = await desk.take(await product.villa({ checkInTime: '15:00' }), {
      checkIn: later,
      checkOut: addDays(later, 3),
      hours: 24,
    })
    const extended = await desk.made(far.id, { move: 'extend', hours: 72 })
    expect(extended.expiresAt).toBe(new Date(Date.parse(far.expiresAt ?? '') + 72 * HOUR).toISOString())
    expect(extended.history.at(-1)).toMatchObject({ what: 'extend', facts: { hours: 72, until: extended.expiresAt } })
    const guest = { adults: 2, name: 'Zeynep Tunalı', phone: '0532 123 45 67' }
    await desk.ask('PUT', `/v1/admin/reservations/${far.id}`, { checkIn, checkOut: addDays(checkIn, 3), ...guest })
    expect(await endOf(far.id)).toBe(arrival)

    const request = await desk.take(await product.villa({ checkInTime: '15:00' }), {
      checkIn,
      checkOut: addDays(checkIn, 3),
      status: 'REQUEST',
    })
    expect((await desk.made(request.id, { move: 'accept', hours: 72 })).expiresAt).toBe(arrival)
    const short = await desk.take(await product.villa({ checkInTime: '15:00' }), {
      checkIn,
      checkOut: addDays(checkIn, 3),
      hours: 1,
    })
    product.clock.now = new Date(product.clock.now.getTime() + 2 * HOUR)
    expect((await desk.made(short.id, { move: 'revive', hours: 72 })).expiresAt).toBe(arrival)
  })

  test('for tonight is an hour away, even when the check-in time has passed', async () => {
    const checkIn = dayInIstanbul(product.clock.now)
    const villa = await product.villa({ checkInTime: '00:30' })
    const { id } = await desk.take(villa, { checkIn, checkOut: addDays(checkIn, 3), hours: 72 })
    expect(await endAfter(id)).toBe(1)
    expect((await desk.move(id, { move: 'extend', hours: 1 })).body.content.code).toBe('at-arrival')
  })

  const endAfter = async (id: number) =>
    (((await desk.rowOf(id))?.expiresAt?.getTime() ?? 0) - product.clock.now.getTime()) / HOUR

  test.each([
    [{}, 30, 24],
    [{}, 4, 4],
    [{ hours: 5 }, 30, 5],
    [{ hours: 72 }, 4, 72],
  ])('an accepted request %j that arrives in %i days is held for %i hours', async (body, ahead, hours) => {
    const checkIn = addDays(dayInIstanbul(product.clock.now), ahead)
    const { id } = await desk.take(await newVilla(), { status: 'REQUEST', checkIn, checkOut: addDays(checkIn, 3) })
    const { letters } = await desk.made(id, { move: 'accept', ...body })
    expect(await endAfter(id)).toBe(hours)
    expect(new Set((await desk.nightsOf(id)).map(({ expiresAt }) => expiresAt?.getTime()))).toEqual(
      new Set([product.clock.now.getTime() + hours * HOUR]),
    )
    expect(letters.map(({ template }: { template: string }) => template)).toEqual(['request_received', 'option_held'])
  })

  test('a longer one begins at its old end, for its nights too, as often as wanted', async () => {
    const { id } = await desk.take(await newVilla(), { hours: 10 })
    await desk.made(id, { move: 'extend', hours: 6 })
    expect(await endAfter(id)).toBe(16)
    await desk.made(id, { move: 'extend' })
    expect(await endAfter(id)).toBe(40)
    expect(new Set((await desk.nightsOf(id)).map(({ expiresAt }) => expiresAt?.getTime()))).toEqual(
      new Set([product.clock.now.getTime() + 40 * HOUR]),
    )
  })

  test('an expired one is revived while its nights are free, and not when somebody has them', async () => {
    const villa = await newVilla()
    const first = await desk.take(villa, { hours: 1 })
    await product.later(61)
    expect((await desk.look(first.id)).status).toBe('EXPIRED')
    const second = await desk.take(villa, { checkIn: '2027-07-16', checkOut: '2027-07-20', hours: 2 })
    const before = await desk.stateOf(first.id)
    expect((await desk.move(first.id, { move: 'revive' })).body.content.code).toBe('nights-taken')
    expect(await desk.stateOf(first.id)).toBe(before)
    await desk.made(second.id, { move: 'cancel', reason: 'Vazgeçti' })
    expect(await desk.made(first.id, { move: 'revive', hours: 3 })).toMatchObject({ status: 'OPTION' })
    expect([await endAfter(first.id), (await desk.nightsOf(first.id)).length]).toEqual([3, 7])
  })
})

describe('a bank transfer', () => {
  test('confirms an option with the pre-payment, once per Idempotency-Key', async () => {
    const { id } = await desk.take(await newVilla())
    const receive = () => desk.move(id, { move: 'receive-transfer', reason: 'Ziraat dekontu' }, 'receipt-4711')
    const first = await receive()
    const again = await Promise.all([receive(), receive(), receive()])
    expect(await desk.look(id)).toMatchObject({
      status: 'CONFIRMED',
      paid: 1_400_000,
      due: 0,
      payment: 'prepaid',
      ledger: [{ kind: 'payment', method: 'transfer', amount: 1_400_000, note: 'Ziraat dekontu' }],
    })
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
    expect((await desk.look(id)).ledger).toHaveLength(1)
    expect((await desk.lettersOf(id)).filter((template) => template === 'confirm')).toHaveLength(1)
  })

  test('with a part of the pre-payment leaves the option as it is; the rest confirms it', async () => {
    const { id } = await desk.take(await newVilla())
    expect(await desk.made(id, { move: 'receive-transfer', amount: 400_000 })).toMatchObject({
      status: 'OPTION',
      paid: 400_000,
      due: 1_000_000,
      payment: 'paid-in-part',
    })
    expect(await desk.lettersOf(id)).not.toContain('confirm')
    expect(await desk.made(id, { move: 'receive-transfer' })).toMatchObject({
      status: 'CONFIRMED',
      paid: 1_400_000,
      due: 0,
    })
  })

  test('of a part is owed back when the option runs out without the rest', async () => {
    const { id } = await desk.take(await newVilla(), { hours: 1 })
    await desk.made(id, { move: 'receive-transfer', amount: 400_000 })
    await product.later(61)
    await product.jobs.runAll()
    expect(await desk.look(id)).toMatchObject({
      status: 'EXPIRED',
      payment: 'refund-due',
      alerts: [{ kind: 'refund-due', facts: { amount: 400_000 } }],
    })
    expect((await desk.lettersOf(id)).at(-1)).toBe('option_expired')
  })

  test('the same key for another reservation or another amount is refused, never swallowed', async () => {
    const [one, other] = [await desk.take(await newVilla()), await desk.take(await newVilla())]
    const receive = (id: number, amount?: number) => desk.move(id, { move: 'receive-transfer', amount }, 'receipt-4712')
    expect((await receive(one.id, 1_400_000)).status).toBe(200)
    expect((await receive(other.id, 1_400_000)).body.content.code).toBe('key-reused')
    expect((await receive(one.id, 5_600_000)).body.content.code).toBe('key-reused')
    expect([(await desk.look(one.id)).paid, (await desk.look(other.id)).paid]).toEqual([1_400_000, 0])
  })

  test('the balance follows; more than the total is refused', async () => {
    const { id } = await desk.take(await newVilla())
    await desk.made(id, { move: 'receive-transfer', amount: 1_400_000 })
    expect((await desk.move(id, { move: 'receive-transfer', amount: 5_600_001 })).body.content.fields).toHaveProperty(
      'amount',
    )
    expect(await desk.made(id, { move: 'receive-transfer', amount: 5_600_000 })).toMatchObject({
      status: 'CONFIRMED',
      paid: 7_000_000,
      payment: 'paid',
    })
    expect((await desk.move(id, { move: 'receive-transfer' })).status).toBe(400)
  })

  test('for an option that ran out confirms while the nights are free, else it is a refund and an honest letter', async () => {
    const villa = await newVilla()
    const late = await desk.take(villa, { hours: 1 })
    const luckier = await desk.take(await newVilla(), { hours: 1 })
    await product.later(61)
    await desk.take(villa)
    expect(await desk.made(luckier.id, { move: 'receive-transfer' })).toMatchObject({ status: 'CONFIRMED', alerts: [] })
    expect(await desk.made(late.id, { move: 'receive-transfer' })).toMatchObject({
      status: 'EXPIRED',
      payment: 'refund-due',
      paid: 1_400_000,
      alerts: [{ kind: 'refund-due', facts: { amount: 1_400_000 } }],
    })
    expect((await desk.lettersOf(late.id)).at(-1)).toBe('paid_too_late')
    expect([(await desk.nightsOf(luckier.id)).length, (await desk.nightsOf(late.id)).length]).toEqual([7, 0])
  })
})

describe('an owner’s own requests', () => {
  test('are the owner’s to accept or decline, and nothing else', async () => {
    const owner = await openDesk(product, 'OWNER')
    const villa = await product.villa({ live: false, ownerId: owner.ownerId })
    const [one, two] = [
      await desk.take(villa, { status: 'REQUEST' }),
      await desk.take(villa, { status: 'REQUEST', checkIn: '2027-08-01', checkOut: '2027-08-04' }),
    ]
    expect((await owner.look(one.id)).moves).toEqual(['accept', 'decline'])
    for (const move of MOVE_NAMES.filter((each) => !MOVES[each].who.includes('OWNER')))
      expect([move, (await owner.move(one.id, { move, reason: 'x' })).status]).toEqual([move, 403])
    expect(await owner.made(one.id, { move: 'accept', hours: 12 })).toMatchObject({
      status: 'OPTION',
      phone: '',
      email: '',
      guestLink: '',
    })
    expect((await owner.move(two.id, { move: 'decline' })).status).toBe(400)
    const { history } = await owner.made(two.id, { move: 'decline', reason: 'Ailem gelecek' })
    expect(history.at(-1)).toMatchObject({
      what: 'decline',
      who: 'Nermin Uçar',
      reason: 'Ailem gelecek',
    })
    expect((await owner.move(one.id, { move: 'cancel', reason: 'x' })).status).toBe(403)
    expect((await desk.nightsOf(one.id)).length).toBe(7)
    for (const [method, path] of [
      ['PUT', `/v1/admin/reservations/${one.id}`],
      ['POST', '/v1/admin/reservations'],
    ] as const)
      expect((await owner.ask(method, path, aPhoneCall(villa))).status).toBe(403)
  })
})
