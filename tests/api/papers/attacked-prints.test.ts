/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { sitePage } from '../../../src/features/content/content.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** Texts that a layout could stumble over. */
const EVIL = {
  'one endless word': 'Ğ'.repeat(400),
  'right to left': 'فيلا السلام \u202eשלום\u202c עולם'.repeat(12),
  'emoji and joiners': '👩‍👩‍👧‍👦🏳️‍🌈🧿'.repeat(20),
  'marks on marks': `z${'\u0336\u0489'.repeat(190)}`,
  'what can’t be seen': 'a\u200b\u2060\u00ad\ufeff\u0007\u001b[31m\u0085\u2028b'.repeat(20),
  'other planes': '𝕳𠜎\u{1f9ff}\u{10ffff}'.repeat(30),
  markup: '<b>& {{x}} </text> \\u0000 %PDF $x [](javascript:alert(1))',
}

const printed = async (url: string) => {
  const { statusCode, rawPayload } = await product.app.inject({ method: 'GET', url })
  return [statusCode, rawPayload.subarray(0, 5).toString()]
}
const PDF = [200, '%PDF-']

describe('papers are printed whatever their texts are', () => {
  test.each(Object.entries(EVIL))('%s', async (_, evil) => {
    const owner = await anOwner(product.db, { firstName: evil.slice(0, 120) })
    const villa = await product.villa({ ownerId: owner.id })
    const { id } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit ödedi' })
    const link = new URL((await desk.look(id)).guestLink, 'http://villa.test').searchParams.get('token')
    await product.db.update(villaTable).set({ name: evil, address: evil }).where(eq(villaTable.id, villa.id))
    await product.db.update(reservation).set({ guestName: evil }).where(eq(reservation.id, id))
    const text = {
      tr: `# ${evil}\n\n- ${evil}\n  - ${evil}\n\n| a | b |\n|---|---|\n| ${evil} | x |\n\n> ${evil}`,
      en: '',
      ru: '',
    }
    const page = { title: text, lead: text, body: text, updatedAt: product.clock.now }
    await product.db
      .insert(sitePage)
      .values({ key: 'rental', ...page })
      .onConflictDoUpdate({ target: sitePage.key, set: page })
    expect(await printed(`/v1/reservation/${link}/voucher.pdf`)).toEqual(PDF)
    expect(await printed(`/v1/reservation/${link}/contract.pdf`)).toEqual(PDF)
    const ics = await product.call('GET', `/v1/reservation/${link}/stay.ics`)
    expect(ics.status).toBe(200)
    const { status, body } = await desk.ask('GET', `/v1/admin/owners/${owner.id}/statement/pdf?month=2027-02`)
    expect([status, Buffer.from(body.content.data, 'base64').subarray(0, 5).toString()]).toEqual(PDF)
  })

  test('a contract as deep and as wide as Markdown allows ends, printed or refused, and the next one is printed', async () => {
    const { id } = await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit ödedi' })
    const link = new URL((await desk.look(id)).guestLink, 'http://villa.test').searchParams.get('token')
    const write = async (body: string) => {
      const page = { title: { tr: 'x' }, lead: { tr: 'x' }, body: { tr: body }, updatedAt: product.clock.now }
      await product.db
        .insert(sitePage)
        .values({ key: 'rental', ...page })
        .onConflictDoUpdate({ target: sitePage.key, set: page })
    }
    const wide = `|${' a |'.repeat(80)}\n|${'---|'.repeat(80)}\n|${' b |'.repeat(80)}`
    for (const body of [`${'>'.repeat(200)} x`, `${'- '.repeat(150)}x`, wide, '**'.repeat(5_000), '['.repeat(5_000)]) {
      await write(body)
      expect([body.slice(0, 8), (await printed(`/v1/reservation/${link}/contract.pdf`))[0]]).toEqual([
        body.slice(0, 8),
        200,
      ])
    }
    await write('Düz metin.')
    expect(await printed(`/v1/reservation/${link}/contract.pdf`)).toEqual(PDF)
  })
})
