import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { aPhoneCall, type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

describe('a reservation by phone', () => {
  test.for<[string, object, string | null, number, string]>([
    ['OPTION', { hours: 2 }, 'option', 7, 'option_held'],
    ['CONFIRMED', { reason: 'Nakit ödedi' }, 'reservation', 7, 'confirm'],
    ['REQUEST', {}, null, 0, 'request_received'],
  ])(
    'as %s holds what it should, tells the guest and says who took it',
    async ([status, change, kind, nights, template]) => {
      const villa = await product.villa({ live: false })
      const taken = await desk.take(villa, { status, source: 'whatsapp', ...change })
      expect(taken).toMatchObject({ status, source: 'whatsapp', createdBy: 'Nermin Uçar', total: 7_000_000 })
      expect(taken.expiresAt && new Date(taken.expiresAt).getTime() - product.clock.now.getTime()).toBe(
        { OPTION: 2 * 3_600_000, REQUEST: 48 * 3_600_000 }[status] ?? null,
      )
      const held = await desk.nightsOf(taken.id)
      expect(held).toHaveLength(nights)
      expect(new Set(held.map((night) => night.kind))).toEqual(new Set(kind ? [kind] : []))
      expect(taken.letters.map((each) => each.template)).toEqual([template])
    },
  )

  test('needs a reason when it is confirmed at once, hours between 1 and 72, a number that can be called', async () => {
    const villa = await product.villa()
    const faults = [
      { status: 'CONFIRMED' },
      { hours: 0 },
      { hours: 73 },
      { phone: '12' },
      { name: 'Zeynep' },
      { adults: 0 },
      { email: 'zeynep' },
    ]
    for (const change of faults) {
      const { status, body } = await desk.ask('POST', '/v1/admin/reservations', aPhoneCall(villa, change))
      expect([status, Object.keys(body.content.fields)]).toEqual([
        400,
        [change.status ? 'reason' : Object.keys(change)[0]],
      ])
    }
    expect(await product.db.select().from(reservation).where(eq(reservation.villaId, villa.id))).toEqual([])
  })

  test('without an e-mail address writes no letter', async () => {
    expect((await desk.take(await product.villa(), { email: '' })).letters).toEqual([])
  })

  test('the same Idempotency-Key twice is one reservation; for another caller’s wish it is refused', async () => {
    const villa = await product.villa()
    const ask = (change: object) =>
      desk.ask('POST', '/v1/admin/reservations', aPhoneCall(villa, change), 'phone-call-1')
    const [first, again, other] = [await ask({}), await ask({}), await ask({ adults: 3 })]
    expect([first.status, again.body, other.body.content.code]).toEqual([201, first.body, 'key-reused'])
  })

  test('cannot take nights that are held', async () => {
    const villa = await product.villa()
    await desk.take(villa)
    const { status, body } = await desk.ask(
      'POST',
      '/v1/admin/reservations',
      aPhoneCall(villa, { checkIn: '2027-07-16', checkOut: '2027-07-20', status: 'CONFIRMED', reason: 'x' }),
    )
    expect([status, body.content.code]).toEqual([409, 'nights-taken'])
  })
})

describe('letters by hand', () => {
  const send = (call: string, id: number, key?: string) =>
    desk.ask('POST', `/v1/admin/${call}`, { reservation_id: id }, key)

  test('bank details and payment link go out for an option, the confirmation only once it is true', async () => {
    const { id, code } = await desk.take(await product.villa())
    expect((await send('sendbank', id)).status).toBe(200)
    expect((await send('sendpaymentlink', id)).status).toBe(200)
    expect((await send('sendconfirm', id)).body.content.code).toBe('move-not-allowed')
    await desk.move(id, { move: 'confirm', reason: 'Dekont geldi' })
    expect((await send('sendconfirm', id)).status).toBe(200)
    expect(await desk.lettersOf(id)).toEqual(['option_held', 'bank_info', 'payment_link', 'confirm', 'confirm'])
    await product.later(1)
    await product.later(1)
    const subjects = product.mails
      .filter(({ subject }) => subject.includes(code))
      .map(({ subject }) => subject.split(' – ')[0])
    expect(subjects).toEqual([
      'Banka bilgileri ve ön ödeme',
      'Güvenli ödeme linkiniz',
      'Rezervasyonunuz onaylandı',
      'Rezervasyonunuz onaylandı',
    ])
  })

  test('a second press with the same key sends nothing more', async () => {
    const { id } = await desk.take(await product.villa())
    for (const _ of [1, 2, 3]) expect((await send('sendbank', id, 'press-the-button')).status).toBe(200)
    expect(await desk.lettersOf(id)).toEqual(['option_held', 'bank_info'])
    const other = await desk.take(await product.villa())
    expect((await send('sendbank', other.id, 'press-the-button')).body.content.code).toBe('key-reused')
  })

  test('are refused when there is no address or the reservation has ended', async () => {
    const silent = await desk.take(await product.villa(), { email: '' })
    expect((await send('sendbank', silent.id)).body.content).toMatchObject({
      code: 'invalid',
      fields: { email: expect.any(String) },
    })
    const ended = await desk.take(await product.villa())
    await desk.move(ended.id, { move: 'cancel', reason: 'vazgeçti' })
    for (const call of ['sendbank', 'sendpaymentlink', 'sendconfirm'])
      expect((await send(call, ended.id)).status).toBe(409)
    expect((await send('sendbank', 999_999)).status).toBe(404)
    const owner = await openDesk(product, 'OWNER')
    expect((await owner.ask('POST', '/v1/admin/sendbank', { reservation_id: silent.id })).status).toBe(403)
  })
})
