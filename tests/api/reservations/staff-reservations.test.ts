import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { listReservations } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { address } from '../../../src/kernel/client.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let owner: Desk
let sule: { id: number; code: string }
let ayse: { id: number; code: string }
let omer: { id: number; code: string }
let villas: { a: { id: number }; b: { id: number } }

beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await openDesk(product, 'OWNER')
  villas = { a: await product.villa({ ownerId: owner.ownerId }), b: await product.villa() }
  const taken = (villa: { id: number }, name: string, dates: string, change: object = {}) => {
    const [checkIn, checkOut] = dates.split('/')
    return desk.take(villa, { name, checkIn, checkOut, ...change })
  }
  sule = await taken(villas.a, 'Şule İĞDIR', '2027-07-10/2027-07-17')
  ayse = await taken(villas.a, 'Ayşe Öztürk', '2027-08-01/2027-08-05', {
    status: 'CONFIRMED',
    reason: 'eski misafir',
  })
  await taken(villas.b, 'Mehmet Çağlar', '2027-07-15/2027-07-20', { status: 'REQUEST' })
  omer = await taken(villas.b, 'Ömer Ünlü', '2027-03-01/2027-03-03', {
    status: 'CONFIRMED',
    reason: 'kapıdan geldi',
    phone: '0544 987 65 43',
  })
  product.clock.now = new Date('2027-03-10T22:30:00Z') // the eleventh in Istanbul
  await taken(villas.b, 'Jane Doe%_', '2027-09-01/2027-09-04', { hours: 72 })
})
afterAll(() => product.end())

type Filters = Record<string, string | number>
const list = (query: Filters) => desk.ask('GET', address(listReservations, { query }))
const names = async (query: Filters) =>
  (await list(query)).body.content.map(({ guestName }: { guestName: string }) => guestName.split(' ')[0])

describe('the list of reservations', () => {
  test('shows stays that are not over, by arrival, with what is paid and due', async () => {
    const { body } = await list({})
    expect(body.content.map(({ guestName }: { guestName: string }) => guestName)).toEqual([
      'Şule İĞDIR',
      'Mehmet Çağlar',
      'Ayşe Öztürk',
      'Jane Doe%_',
    ])
    expect(body).toMatchObject({ total: 4, skip: 0, take: 100 })
    expect(body.content[2]).toMatchObject({
      nights: 4,
      guests: 2,
      status: 'CONFIRMED',
      total: 4_000_000,
      prepayment: 800_000,
      paid: 0,
      due: 800_000,
      payment: 'prepayment-due',
      source: 'phone',
      expiresAt: null,
    })
  })

  test('shows past stays only when asked for them', async () => {
    expect(await names({ oldrez: '1' })).toEqual(['Ömer'])
  })

  test('counts an option or request past its end as expired, whatever the tidy-up has done', async () => {
    const { body } = await list({ status: 'EXPIRED' })
    expect(body.content.map(({ code }: { code: string }) => code)).toContain(sule.code)
    expect(body.total).toBe(2)
    expect(await names({ status: 'REQUEST' })).toEqual([])
  })

  test('counts every status beside the filter for one', async () => {
    const counts = { EXPIRED: 2, CONFIRMED: 1, OPTION: 1 }
    expect((await list({})).body.statusCounts).toEqual(counts)
    expect((await list({ status: 'OPTION' })).body.statusCounts).toEqual(counts)
    expect((await list({ villa_id: villas.a.id, status: 'OPTION' })).body.statusCounts).toEqual({
      EXPIRED: 1,
      CONFIRMED: 1,
    })
  })

  test('finds a villa’s reservations, and one by its number or by its code as people type it, past ones too', async () => {
    expect(await names({ villa_id: villas.a.id })).toEqual(['Şule', 'Ayşe'])
    expect(await names({ reservation_id: omer.id })).toEqual(['Ömer'])
    expect(await names({ reservation_id: omer.code })).toEqual(['Ömer'])
    expect(await names({ reservation_id: ` ${ayse.code.slice(0, 4).toLowerCase()}-${ayse.code.slice(4)}` })).toEqual([
      'Ayşe',
    ])
    expect(await names({ reservation_id: '-' })).toEqual([])
    expect(await names({ reservation_id: '999999' })).toEqual([])
  })

  test.each([
    ['sule', ['Şule']],
    ['ŞULE İĞ', ['Şule']],
    ['igdir', ['Şule']],
    ['ıĞDıR', ['Şule']],
    ['oztURK', ['Ayşe']],
    ['ÇAĞLAR', ['Mehmet']],
    ['%_', []],
    ['_', []],
    ["sule' | 'caglar", []],
    ['\\', []],
    ['nobody', []],
  ])('finds a guest by the beginnings of the words of the name, Turkish letters or not: %s', async (typed, found) => {
    expect(await names({ customer_name: typed })).toEqual(found)
  })

  test.each(['0544 987 65 43', '+905449876543', '9876543'])(
    'finds a guest by the phone number, past stays too: %s',
    async (typed) => {
      expect(await names({ customer_name: typed })).toEqual(['Ömer'])
    },
  )

  test('an owner, who sees no phone numbers, finds nobody by one', async () => {
    const path = address(listReservations, { query: { customer_name: '0532 123 45 67' } })
    expect((await desk.ask('GET', path)).body.total).toBe(4)
    expect((await owner.ask('GET', path)).body.total).toBe(0)
  })

  test.each([
    [{ datetype: 'checkin', date1: '2027-07-11', date2: '2027-08-01' }, ['Mehmet', 'Ayşe']],
    [{ datetype: 'checkin', date1: '2027-08-01' }, ['Ayşe', 'Jane']],
    [{ datetype: 'checkin', date2: '2027-07-10' }, ['Ömer', 'Şule']],
    [{ date1: '2027-07-10', date2: '2027-07-10' }, ['Şule']],
    [{ datetype: 'checkout', date1: '2027-07-17', date2: '2027-07-20' }, ['Şule', 'Mehmet']],
    [{ datetype: 'checkout', date2: '2027-03-03' }, ['Ömer']],
    [{ datetype: 'created', date1: '2027-03-11' }, ['Jane']],
    [{ datetype: 'created', date2: '2027-03-10' }, ['Ömer', 'Şule', 'Mehmet', 'Ayşe']],
    [{ datetype: 'created', date1: '2027-03-01', date2: '2027-03-01', status: 'CONFIRMED' }, ['Ömer', 'Ayşe']],
  ])('takes both dates in, of arrival, departure or booking: %j', async (query, found) => {
    expect(await names(query as Filters)).toEqual(found)
  })

  test.each([
    ['checkin', ['Şule', 'Mehmet', 'Ayşe', 'Jane']],
    ['-checkin', ['Jane', 'Ayşe', 'Mehmet', 'Şule']],
    ['created', ['Şule', 'Ayşe', 'Mehmet', 'Jane']],
    ['-created', ['Jane', 'Mehmet', 'Ayşe', 'Şule']],
    ['total', ['Jane', 'Ayşe', 'Mehmet', 'Şule']],
    ['-total', ['Şule', 'Mehmet', 'Ayşe', 'Jane']],
    ['expires', ['Şule', 'Mehmet', 'Jane', 'Ayşe']],
    ['-expires', ['Jane', 'Mehmet', 'Şule', 'Ayşe']],
  ])('stands in the order of %s', async (order, found) => {
    expect(await names({ order })).toEqual(found)
  })

  test('pages without losing or doubling one, and tells how many there are', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => list({ skip, take: 1 })))
    expect(pages.map(({ body }) => body.content[0]?.guestName.split(' ')[0])).toEqual([
      'Şule',
      'Mehmet',
      'Ayşe',
      'Jane',
      undefined,
    ])
    expect(new Set(pages.map(({ body }) => body.total))).toEqual(new Set([4]))
  })

  test.each([
    { status: 'SOLD' },
    { villa_id: 'x' },
    { date1: '2027-02-30' },
    { datetype: 'birthday' },
    { order: 'name' },
    { oldrez: 'yes' },
    { take: 201 },
  ])('refuses a filter that means nothing, by its name: %j', async (query) => {
    const { status, body } = await list(query as unknown as Filters)
    expect([status, Object.keys(body.content.fields)]).toEqual([400, Object.keys(query)])
  })
})

describe('an owner at the dashboard', () => {
  test('sees the reservations of their own villas only, in lists and counts', async () => {
    const { body } = await owner.ask('GET', '/v1/admin/reservations')
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual([sule.id, ayse.id])
    expect([body.total, body.statusCounts]).toEqual([2, { EXPIRED: 1, CONFIRMED: 1 }])
    expect((await owner.ask('GET', `/v1/admin/reservations?villa_id=${villas.b.id}`)).body).toMatchObject({
      content: [],
      total: 0,
      statusCounts: {},
    })
    expect((await owner.ask('GET', `/v1/admin/reservations?reservation_id=${omer.code}`)).body.total).toBe(0)
  })

  test('gets for another owner’s reservation the very answer of one that does not exist', async () => {
    const [foreign, missing] = await Promise.all(
      [omer.id, 999_999].map((id) => owner.ask('GET', `/v1/admin/reservations/${id}`)),
    )
    expect([foreign?.status, foreign?.body]).toEqual([404, missing?.body])
    for (const move of [
      { move: 'accept' },
      { move: 'decline', reason: 'x' },
      { move: 'cancel', reason: 'x' },
      { move: 'expire' },
    ]) {
      const [theirs, nobodys] = await Promise.all(
        [omer.id, 999_999].map((id) => owner.ask('PATCH', `/v1/admin/reservations/${id}`, move)),
      )
      expect([theirs?.status, theirs?.body]).toEqual([404, nobodys?.body])
    }
  })

  test('never gets the guest’s address, number or link, nor the letters', async () => {
    const { token } = (
      await product.api(createReservation, {
        body: aWish(await product.villa({ ownerId: owner.ownerId }), { email: 'gizli@example.com' }),
      })
    ).content
    const rows = (await owner.ask('GET', '/v1/admin/reservations?order=created')).body.content as { id: number }[]
    const pages = [rows, ...(await Promise.all(rows.map(({ id }) => owner.ask('GET', `/v1/admin/reservations/${id}`))))]
    expect(pages).toHaveLength(4)
    const everything = JSON.stringify(pages)
    for (const secret of ['example.com', '532123', '532 123', token, 'enquire?token=', 'option_held'])
      expect(everything).not.toContain(secret)
    expect(everything).toContain('Zeynep Tunalı')
    expect(await desk.look(rows.at(-1)?.id ?? 0)).toMatchObject({
      email: 'gizli@example.com',
      phone: '+905321234567',
      guestLink: expect.stringContaining(`token=${token}`),
    })
  })
})

describe('one reservation', () => {
  test('is shown whole: price lines, money, history, letters, what a cancellation would give back, and the moves that can be made', async () => {
    const taken = await desk.take(villas.b, {
      checkIn: '2027-10-01',
      checkOut: '2027-10-08',
      hours: 10,
      note: 'Bebek yatağı',
    })
    expect(await desk.look(taken.id)).toMatchObject({
      status: 'OPTION',
      villa: expect.any(String),
      nights: 7,
      note: 'Bebek yatağı',
      payment: 'prepayment-due',
      due: 1_400_000,
      price: {
        total: 7_000_000,
        prepayment: 1_400_000,
        balance: 5_600_000,
        lines: [{ kind: 'nights', nights: 7, amount: 7_000_000 }],
      },
      moves: ['extend', 'confirm', 'receive-transfer', 'cancel'],
      history: [{ what: 'created', who: 'Nermin Uçar', from: null, to: 'OPTION' }],
      letters: [{ template: 'option_held', recipient: 'zeynep@example.com', status: 'waiting', attempts: 0 }],
      ledger: [],
      alerts: [],
      refundByGuest: { paid: 0, kept: 0, refunded: 0 },
      refundByAgency: { kept: 0 },
    })
  })
})
