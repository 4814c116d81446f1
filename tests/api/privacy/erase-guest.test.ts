/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankRow } from '../../../src/features/bookkeeping/bank/bank-rows.table.ts'
import { invoiceParty } from '../../../src/features/bookkeeping/invoices/invoices.table.ts'
import { comment, subscriber } from '../../../src/features/content/content.table.ts'
import { privacyDeed } from '../../../src/features/guests/privacy/privacy.table.ts'
import { bank } from '../../../src/features/settings/settings.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'
import { whereFound } from './everywhere.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const ZELIHA = { name: 'Zeliha Kumbasar', email: 'zeliha.k@example.com', phone: '+905339171234' }
const REACHED = 'zeliha\\.k@example|533[ -]*917[ -]*12[ -]*34'
const NAMED = 'zel[iİı]ha kumbasar'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
const DAY_MINUTES = 24 * 60

const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status > 201) throw new Error(JSON.stringify(body))
  return body as { content: Record<string, unknown> }
}
const guestOf = async (contact: string): Promise<number> =>
  (await desk.ask('POST', '/v1/admin/guests/find', { contact })).body.content?.id
const privacy = async (id: number) => (await desk.ask('GET', `/v1/admin/guests/${id}/privacy`)).body.content
const erase = (id: number, name: string) => desk.ask('POST', `/v1/admin/guests/${id}/erase`, { name })

/** A stay of today that is paid and over, and an option that she lets go: she has written and sent all she can. */
const aWholeGuest = async (who = ZELIHA) => {
  const villa = await product.villa()
  const today = product.clock.now.toISOString().slice(0, 10)
  const until = new Date(product.clock.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const stay = await desk.take(villa, { ...who, checkIn: today, checkOut: until, status: 'CONFIRMED', reason: 'Nakit' })
  const token = new URL(stay.guestLink, 'http://villa.test').searchParams.get('token') ?? ''
  const at = `/v1/reservation/${token}`
  const person = { birthDate: '1988-05-04', nationality: 'TR', document: 'tckn', number: '10000000146' }
  const [firstName = '', lastName = ''] = who.name.split(' ')
  const persons = await must(
    product.call('PUT', `${at}/guests`, { version: 0, persons: [{ ...person, firstName, lastName }] }),
  )
  const [{ id: personId }] = persons.content.persons as [{ id: number }]
  await must(desk.ask('POST', `/v1/admin/guests/persons/${personId}/number`, {}))
  await must(product.call('POST', `${at}/messages`, { text: `Ben ${who.name}, ${who.phone}` }))
  const headers = { 'content-type': 'application/octet-stream' }
  expect((await product.app.inject({ method: 'POST', url: `${at}/receipt`, payload: PDF, headers })).statusCode).toBe(
    201,
  )
  await must(desk.ask('POST', `/v1/admin/reservations/${stay.id}/notes`, { text: `${who.name} aradı: ${who.email}` }))
  const cash = { kind: 'payment', currency: 'TL', method: 'cash', given: stay.total, note: `${who.name} elden verdi` }
  await must(desk.ask('POST', `/v1/admin/reservations/${stay.id}/money`, { entries: [cash] }))
  await desk.made(stay.id, { move: 'check-in' })
  await product.later(3 * DAY_MINUTES + 60)
  await desk.made(stay.id, { move: 'complete' })
  return { villa, stay, at }
}

/** The same guest as a visitor, and in what staff and the bank write of her. */
const alsoElsewhere = async (stay: { id: number }, villa: { id: number; slug: string }) => {
  const { db } = product
  const option = await product.book(aWish(villa, { ...ZELIHA, note: `Ben ${ZELIHA.name}` }))
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM reservation WHERE code = ${option.code}`)
  const optionId = rows[0]?.id ?? 0
  await desk.change(optionId, { name: 'Zeliha Kumbasar Öz' })
  await desk.change(optionId, { name: ZELIHA.name })
  await desk.made(optionId, { move: 'cancel', reason: `${ZELIHA.name} vazgeçti, ${ZELIHA.phone}` })
  await must(product.call('POST', '/v1/contact', { ...ZELIHA, message: `Bana yazın: ${ZELIHA.email}` }))
  const { rows: written } = await db.execute<{ id: number }>(sql`SELECT max(id) AS id FROM contact_message`)
  const reply = { text: `Sayın ${ZELIHA.name}, buyurun` }
  await must(desk.ask('POST', `/v1/admin/contact/messages/${written[0]?.id}/reply`, reply))
  await must(product.call('POST', '/v1/website/subscribe', { email: ZELIHA.email }))
  const villas = [{ villaId: villa.id, checkIn: '2027-08-10', checkOut: '2027-08-17' }]
  await must(desk.ask('POST', '/v1/admin/offers', { ...ZELIHA, adults: 2, mail: true, villas }))
  const party = { kind: 'person' as const, name: ZELIHA.name, taxOffice: '', address: 'Kalkan', city: 'Antalya' }
  await db.insert(invoiceParty).values({ ...party, reservationId: stay.id, country: 'TR', email: ZELIHA.email })
  const about = { villaId: villa.id, author: ZELIHA.name, text: 'Çok güzeldi', language: 'tr' as const, rating: 5 }
  await db.insert(comment).values({ ...about, createdAt: product.clock.now, reservationId: stay.id })
  const account = {
    name: 'Banka',
    branch: '',
    holder: 'Acente',
    iban: '',
    swift: '',
    currency: 'TL' as const,
    position: 1,
  }
  const [{ id: bankId } = { id: 0 }] = await db.insert(bank).values(account).returning({ id: bank.id })
  const row = { bankId, valueDate: '2027-03-02', amount: 100, currency: 'TL' as const, reference: '1', hash: '1' }
  const words = { name: 'ZELIHA KUMBASAR', text: `HAVALE 0533 917 12 34 ${ZELIHA.email}`, file: 'x.csv', who: 'Ece' }
  await db.insert(bankRow).values({ ...row, ...words, at: product.clock.now })
  for (let n = 0; n < 12; n++) await product.jobs.runAll() // so many letters go out at a time
}

describe('a guest who asks to be forgotten', () => {
  test('is nowhere any more by number and address, and by name only where law keeps it', async () => {
    const { villa, stay, at } = await aWholeGuest()
    await alsoElsewhere(stay, villa)
    const id = await guestOf(ZELIHA.email)
    const before = await whereFound(product, REACHED)
    for (const place of ['reservation.email', 'letter.facts', 'contact_message.email', 'offer.phone', 'bank_row.text'])
      expect(before).toHaveProperty(place)
    const told = await privacy(id)
    expect(told).toMatchObject({ name: ZELIHA.name, open: [], kept: [{ code: stay.code, until: '2037-12-31' }] })
    for (const place of ['letter', 'offer', 'contact_message', 'guest_receipt', 'guest_person', 'subscriber'])
      expect(told.goes).toHaveProperty(place)
    const { body } = await desk.ask('POST', `/v1/admin/guests/${id}/export`)
    expect(Object.keys(body.content.places)).toEqual(expect.arrayContaining(['reservation', 'letter', 'guest_message']))
    expect((await erase(id, 'Başka Biri')).status).toBe(400)
    expect((await erase(id, ZELIHA.name)).status).toBe(200)
    expect(await whereFound(product, REACHED)).toEqual({})
    const named = await whereFound(product, NAMED)
    const kept = ['bank_row.name', 'invoice_party.name', 'reservation.guest_name', 'reservation.guest_name_folded']
    expect(Object.keys(named).sort()).toEqual(kept)
    expect(named['reservation.guest_name']).toBe(1)
    expect((await product.call('GET', at)).status).toBe(404)
    expect(await product.db.$count(subscriber)).toBe(0)
    const deeds = await product.db.select().from(privacyDeed)
    expect(deeds.map(({ kind, who }) => [kind, who])).toEqual([
      ['EXPORT', expect.any(String)],
      ['ERASE', expect.any(String)],
    ])
    expect(deeds[1]?.result).toMatchObject({ guest_receipt: 1, [stay.code]: '2037-12-31' })
    expect(deeds[0]?.subjectHash).toBe(deeds[1]?.subjectHash)
    expect((await erase(id, 'Silinmiş misafir')).status).toBe(200) // a second time finds nothing
    expect((await desk.look(stay.id)).guestName).toBe(ZELIHA.name)
  }, 60_000)

  test('is not erased while a stay, a balance or a deposit is open; another of her name is left alone', async () => {
    const villa = await product.villa()
    const who = { name: 'Nazan Korkut', email: 'nazan@example.com', phone: '+905339175678' }
    const other = { name: 'Nazan Korkut', email: 'other.nazan@example.com', phone: '+905339179999' }
    const stay = await desk.take(villa, who)
    await desk.take(await product.villa(), other)
    const id = await guestOf(who.email)
    expect((await privacy(id)).open).toEqual([{ code: stay.code, why: 'stay' }])
    expect((await erase(id, who.name)).status).toBe(409)
    await desk.made(stay.id, { move: 'cancel', reason: 'Vazgeçti' })
    expect((await erase(id, who.name)).status).toBe(200)
    expect(await desk.rowOf(stay.id)).toMatchObject({ guestName: 'Silinmiş misafir', phone: '', email: '' })
    expect(await guestOf(other.email)).toBeGreaterThan(0)
    expect(await whereFound(product, 'other\\.nazan')).toMatchObject({ 'reservation.email': 1 })
    const unpaid = await desk.takeInto('COMPLETED')
    const { rows } = await product.db.execute<{ id: number }>(
      sql`SELECT guest_id AS id FROM guest_stay WHERE reservation_id = ${unpaid.id}`,
    )
    const debtor = rows[0]?.id ?? 0
    expect((await privacy(debtor)).open).toContainEqual({ code: unpaid.code, why: 'balance' })
    expect((await erase(debtor, unpaid.guestName)).status).toBe(409)
    expect(await product.db.$count(privacyDeed, eq(privacyDeed.kind, 'ERASE'))).toBe(3)
  }, 60_000)
})
