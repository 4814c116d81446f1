/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundToCard } from '../../../src/features/payments/refunds/card-refunds.contract.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import { enterMoney } from '../../../src/features/reservations/money/till/till.contract.ts'
import {
  getAdminReservation,
  moveReservation,
  resolveAlert,
} from '../../../src/features/reservations/reservations-admin.contract.ts'
import { type AtStandIns, openAtStandIns, takeCardsBy } from './paying.ts'

let at: AtStandIns
beforeAll(async () => {
  at = await openAtStandIns()
  await takeCardsBy(at.staff, 'iyzico')
})
afterAll(() => at.end())
const once = () => ({ idempotencyKey: crypto.randomUUID() })

test('what the card provider was asked to give back is not given back at the desk as well', async () => {
  const { page, id, held } = await at.onPage()
  await at.tell('iyzico', await at.standIn.pay(page))
  await at.staff(moveReservation, { params: { id }, body: { move: 'cancel', reason: 'x', byAgency: true } }, once())
  const [due] = await at.product.db.select().from(alert).where(eq(alert.reservationId, id))
  const amount = held.price.prepayment
  at.standIn.book.misbehave('refund', '500')
  const asked = await at.staff(refundToCard, { params: { id: due?.id ?? 0 }, body: { amount, note: '' } }, once())
  expect(asked.content.state).toBe('asked')
  const resolved = at.staff(
    resolveAlert,
    { params: { id: due?.id ?? 0 }, body: { refunded: true, method: 'transfer', amount, note: '' } },
    once(),
  )
  await expect(resolved).rejects.toMatchObject({ status: 409 })
  const typed = at.staff(
    enterMoney,
    { params: { id }, body: { entries: [{ kind: 'refund', currency: 'TL', method: 'cash', given: amount }] } },
    once(),
  )
  await expect(typed).rejects.toMatchObject({ status: 400 })
  await at.product.later(30)
  const after = (await at.staff(getAdminReservation, { params: { id } })).content
  expect([after.paid, after.alerts]).toEqual([0, []])
})
