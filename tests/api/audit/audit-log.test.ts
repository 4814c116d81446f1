/** @module-tag embedded */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '../../../src/features/audit/audit.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const entriesOf = (table: string) =>
  product.db.select().from(auditEntry).where(eq(auditEntry.of, table)).orderBy(asc(auditEntry.id))
const texts = (tr: string) => ({ tr, en: '', ru: '' })

describe('what people of the agency write', () => {
  test('is noted with who, when, from where and what was before, also when one statement writes by itself', async () => {
    const made = await desk.ask('POST', '/v1/admin/faq', {
      question: texts('Havuz ısıtmalı mı?'),
      answer: texts('Evet.'),
    })
    const { id } = made.body.content
    await desk.ask(
      'PUT',
      `/v1/admin/faq/${id}`,
      { question: texts('Havuz ısıtmalı mı?'), answer: texts('Kışın.') },
      null,
    )
    await desk.ask('DELETE', `/v1/admin/faq/${id}`, undefined, null)
    const entries = await entriesOf('faq')
    expect(entries.map(({ what, record, name }) => [what, record, name])).toEqual([
      ['created', String(id), 'Havuz ısıtmalı mı?'],
      ['changed', String(id), 'Havuz ısıtmalı mı?'],
      ['deleted', String(id), 'Havuz ısıtmalı mı?'],
    ])
    expect(entries[1]).toMatchObject({
      accountId: desk.account.id,
      who: `${desk.account.firstName} ${desk.account.lastName}`,
      ip: '127.0.0.1',
      at: product.clock.now,
      change: { answer: [texts('Evet.'), texts('Kışın.')] },
    })
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(3)
  })

  test('is not noted when it is refused, and nothing of it stands', async () => {
    const before = (await entriesOf('owner')).length
    const answer = await desk.ask('POST', '/v1/admin/owners', { kind: 'person' }, null)
    expect(answer.status).toBe(400)
    expect((await entriesOf('owner')).length).toBe(before)
  })

  test('belongs to its villa', async () => {
    const villa = await product.villa()
    await desk.ask('PATCH', '/v1/admin/villas/setpopular', { id: villa.id, popular: true }, null)
    const [entry] = (await entriesOf('villa')).filter(({ villaId }) => villaId === villa.id)
    expect(entry).toMatchObject({ what: 'changed', change: { popular: [false, true] } })
  })
})

test('what guests write is not noted here, and a reservation’s entry names no guest', async () => {
  const villa = await product.villa()
  await product.book(aWish(villa))
  expect((await entriesOf('reservation')).filter(({ villaId }) => villaId === villa.id)).toEqual([])
  const { id } = await desk.take(villa, { checkIn: '2027-08-10', checkOut: '2027-08-17', name: 'Ferdi Gizli' })
  const entries = (await entriesOf('reservation')).filter(({ record }) => record === String(id))
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toMatch(/Ferdi|zeynep@/)
})
