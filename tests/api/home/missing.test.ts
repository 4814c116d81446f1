/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFeedEvent } from '../../../seeds/a-feed-event.ts'
import { calendarFeed } from '../../../src/features/availability/availability.table.ts'
import { comment, contactMessage } from '../../../src/features/content/content.table.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import type { MissingOfKind } from '../../../src/features/overview/missing/missing.contract.ts'
import { MISSING, type Missing } from '../../../src/features/overview/missing/missing-kinds.ts'
import { contractText } from '../../../src/features/papers/contract/contract.table.ts'
import { proposal } from '../../../src/features/proposals/proposals.table.ts'
import { approval } from '../../../src/features/reservations/money/approvals/approvals.table.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import type { ReservationRow } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { permit } from '../../../src/features/villas/permits/permits.table.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let tomorrow: string
const get = async (path: string, by = desk) => (await by.ask('GET', `/v1/admin${path}`)).body
const missing = async (by = desk): Promise<MissingOfKind[]> => (await get('/missing', by)).content
const of = async (kind: Missing) => (await missing()).find((each) => each.kind === kind)
const lacking = async (lack: string) => (await get(`/reservations?lacks=${lack}`)).total
const rowsOf = async (path: string) => (await get(path)).content.rows as { state: string; flags: string[] }[]

/** What the list has that the button of a kind opens. */
const LISTS: Record<Missing, () => Promise<number>> = {
  conflict: async () => (await get('/conflicts')).content.open,
  answer: () => lacking('answer'),
  prepayment: () => lacking('prepayment'),
  persons: () => lacking('persons'),
  money: () => lacking('money'),
  look: () => lacking('look'),
  contract: () => lacking('contract'),
  task: async () => {
    const { tasks } = (await get(`/handover?day=${tomorrow}`)).content
    return tasks.filter(({ assignee, doneAt }: { assignee: string; doneAt: unknown }) => !assignee && !doneAt).length
  },
  feed: async () => (await get('/feeds?trouble=true')).content.feeds.length,
  message: async () => (await get('/contact/messages?state=unread')).total,
  letter: async () => (await get('/letters?status=failed')).total,
  approval: async () => (await get('/approvals')).content.length,
  permit: async () => (await get('/permits?list=look')).total,
  price: async () => (await get('/prices/unpriced')).content.length,
  btrans: async () => (await rowsOf('/btrans?month=2027-02')).filter(({ state }) => state === 'missing').length,
  'btrans-file': async () => (await rowsOf('/btrans?month=2027-02')).filter(({ state }) => state === 'ready').length,
  ministry: async () => (await rowsOf('/ministry?month=2027-02')).filter(({ flags }) => flags.length > 0).length,
  rate: async () => (await get('/getexchange')).content.rates.filter(({ stale }: { stale: boolean }) => stale).length,
  proposal: async () => (await get('/proposals?state=open')).total,
  comment: async () => (await get('/comment?state=waiting')).total,
}

const CONFIRMED = { status: 'CONFIRMED', reason: 'Nakit ödedi' }
const stay = (from: number, nights = 4) => {
  const checkIn = addDays(dayInIstanbul(product.clock.now), from)
  return { checkIn, checkOut: addDays(checkIn, nights), ...CONFIRMED }
}

beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  product.clock.now = new Date('2027-02-20T09:00:00Z')
  await desk.take(await product.villa(), stay(120)) // confirmed in the month that is to be reported
  await desk.takeInto('COMPLETED') // leaves with a debt, three days later
  await desk.takeInto('CHECKED_IN')
  product.clock.now = new Date('2027-03-01T06:00:00Z')
  tomorrow = addDays(dayInIstanbul(product.clock.now), 1)
  await aFullDesk()
})
afterAll(() => product.end())

/** One of nearly everything that can be missing. */
const aFullDesk = async () => {
  const { db, clock } = product
  const now = clock.now
  await db.insert(contractText).values({ hash: 'a', language: 'tr', title: 'Sözleşme', body: 'Metin', since: now })
  await desk.take(await product.villa(), stay(1))
  await desk.take(await product.villa(), stay(5))
  await desk.take(await product.villa(), stay(20))
  await desk.take(await product.villa(), { ...stay(40), status: 'REQUEST', reason: '' })
  await desk.take(await product.villa(), { ...stay(50), status: 'OPTION', reason: '', hours: 3 })
  await desk.take(await product.villa(), { ...stay(60), status: 'OPTION', reason: '', hours: 48 })
  const villa = await product.villa()
  await product.villa({}, { until: '2027-12-01' }) // nothing to sell behind it
  const { id: reservationId } = await desk.take(villa, stay(80))
  const villaId = villa.id
  const { checkIn: from, checkOut: until } = stay(80)
  await aFeedEvent(db, { villaId, from, until, now })
  await db.update(calendarFeed).set({ createdAt: new Date('2027-02-27T06:00:00Z'), readAt: null })
  const once = { onceKey: 'an alert', createdAt: now, facts: {} }
  await db.insert(alert).values([
    { kind: 'guest-wrote', reservationId, ...once },
    { kind: 'date-wish', reservationId, ...once, onceKey: 'another' },
  ])
  await db.insert(contactMessage).values({ name: 'Ayşe', email: 'a@example.com', message: 'Merhaba', createdAt: now })
  const mail = { template: 'confirm', recipient: 'a@example.com', language: 'tr' as const, facts: {} }
  await db.insert(letter).values({ ...mail, onceKey: 'x', status: 'failed', nextAttemptAt: now, createdAt: now })
  const entry = { kind: 'write-off' as const, given: 5, currency: 'TL' as const, rate: null, method: null }
  const more = { valueDate: null, bankId: null, note: '', beyond: false }
  const asked = { askedBy: desk.account.id, asker: 'Deniz', askedAt: now, beside: 5 }
  await db.insert(approval).values({ reservationId, entry: { ...entry, ...more }, ...asked })
  await db.update(permit).set({ state: 'waiting' }).where(eq(permit.villaId, villaId))
  await db.insert(proposal).values({ villaId, kind: 'prices', madeBy: 'Ev sahibi', madeAt: now })
  const said = { author: 'Ayşe', text: 'Güzel', language: 'tr' as const, rating: 5 }
  await db.insert(comment).values({ villaId, ...said, createdAt: now })
}

describe('what is missing today', () => {
  test('is named with its kind, the most urgent first', async () => {
    const kinds = (await missing()).map(({ kind }) => kind)
    expect(kinds).toEqual(MISSING.filter((kind) => kind !== 'btrans-file'))
  })

  test.each(MISSING)('counts of %s what the list has that its button opens', async (kind) => {
    expect((await of(kind))?.count ?? 0).toBe(kind === 'btrans-file' ? 0 : await LISTS[kind]())
  })

  test('leads to the list of exactly these reservations, past ones too', async () => {
    expect((await of('money'))?.count).toBe(2)
    expect((await of('prepayment'))?.count).toBe(1)
    expect((await of('persons'))?.count).toBe(2)
    expect((await of('look'))?.rows).toMatchObject([{ code: 'guest-wrote' }])
    const { content, total } = await get('/reservations?lacks=money')
    expect([content.length, total]).toEqual([2, 2])
    expect((await get('/reservations?lacks=money&status=COMPLETED')).total).toBe(1)
  })

  test('says of money what the list says is open', async () => {
    const rows: ReservationRow[] = (await get('/reservations?lacks=money')).content
    const said = (await of('money'))?.rows.map(({ id, money }) => [id, money?.sum])
    expect(said).toEqual(expect.arrayContaining(rows.map(({ id, balance }) => [id, balance])))
  })

  test('is over for a stay whose guest has paid, whose people are written down, whose contract is accepted', async () => {
    const before = await of('contract')
    const [first] = before?.rows ?? []
    await product.db.execute(sql`INSERT INTO contract_acceptance (reservation_id, text_id, stay, via, at, ip, user_agent)
      SELECT id, (SELECT max(id) FROM contract_text), json_build_object('villaId', villa_id, 'checkIn', check_in,
        'checkOut', check_out, 'adults', adults, 'children', children, 'infants', infants, 'currency', currency, 'total', total),
        'page', now(), '', '' FROM reservation WHERE id = ${first?.id}`)
    expect((await of('contract'))?.count).toBe((before?.count ?? 0) - 1)
    expect(await get(`/reservations/${first?.id}/papers`)).toMatchObject({
      content: { contract: { state: 'accepted' } },
    })
    await product.db.execute(sql`UPDATE reservation SET adults = adults + 1 WHERE id = ${first?.id}`)
    expect((await of('contract'))?.count).toBe(before?.count)
    expect(await get(`/reservations/${first?.id}/papers`)).toMatchObject({
      content: { contract: { state: 'outdated' } },
    })
  })

  test('of the report is the file, once nothing lacks in its rows', async () => {
    const { body } = await desk.ask('POST', '/v1/admin/owners', {
      ...{ kind: 'person', firstName: 'Nermin', lastName: 'Aslan', title: '', taxNo: '12345678950', taxOffice: '' },
      ...{ iban: 'TR330006100519786457841326', phone: '0532 123 45 67', email: '', address: '' },
      ...{ commission: 1_850, notes: '' },
    })
    await product.db.execute(sql`UPDATE villa SET owner_id = ${body.content.id}`)
    await product.db.execute(sql`UPDATE reservation SET commission = 1850`)
    const ready = await LISTS['btrans-file']()
    expect([await of('btrans'), (await of('btrans-file'))?.count]).toEqual([undefined, ready])
    expect(ready).toBeGreaterThan(0)
  })
})

describe('who lacks a right', () => {
  test('sees nothing of what needs it', async () => {
    const plain = await openDesk(product)
    await product.db.execute(sql`UPDATE account SET rights = '{}' WHERE id = ${plain.account.id}`)
    const kinds = (await missing(plain)).map(({ kind }) => kind)
    for (const kind of ['money', 'approval', 'rate', 'price', 'comment', 'btrans-file', 'ministry'] as const)
      expect(kinds).not.toContain(kind)
    expect(kinds).toContain('persons')
  })

  test('as an owner is told nothing of the agency, and no list of lacks', async () => {
    const owner = await openDesk(product, 'OWNER')
    expect((await owner.ask('GET', '/v1/admin/missing')).status).toBe(403)
    expect((await get('/reservations?lacks=money', owner)).total).toBe(0)
  })
})
