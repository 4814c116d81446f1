/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { moveClosing, openClosedDates } from '../../../src/features/availability/close-dates.flow.ts'
import { askAboutSilent } from '../../../src/features/payments/ask-payment.flow.ts'
import { paymentAttempt } from '../../../src/features/payments/payments.table.ts'
import { settle } from '../../../src/features/payments/settle-payment.flow.ts'
import { beginPayment } from '../../../src/features/payments/start-payment.flow.ts'
import { type MoveInput, moveReservation } from '../../../src/features/reservations/life/move-reservation.flow.ts'
import { createReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { type CardProvider, cardsOf } from '../../../src/platform/cards/card-provider.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const bank: CardProvider = {
  name: 'demo',
  currencies: ['TRY'],
  open: async () => ({ kind: 'redirect', url: '/bank' }),
  read: async () => null,
  orderIn: async () => null,
  ask: async () => 'open',
  close: async () => 'closed',
}
const services = { publicUrl: 'http://villa.test', linkSecret: new Uint8Array(32), quota: { on: false } }
const withBank = (change: Partial<CardProvider> = {}) => ({ ...services, cards: cardsOf([{ ...bank, ...change }]) })
const DENIZ = { role: 'ADMIN', accountId: 1, name: 'Deniz', sessionId: '', ownerIds: [], rights: [] } as const
const act = (now = product.clock.now) => ({ db: product.db, services: withBank(), who: DENIZ, now })
const minutes = (count: number) => count * 60_000
const holdersOf = async (villaId: number) =>
  (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villaId))).map(
    ({ kind, holderId }) => `${kind} ${holderId}`,
  )

/**
 * An option whose end has come and whose nights somebody else holds by now; `before` is an instant at which it still
 * lived.
 */
const overtakenOption = async () => {
  const villa = await product.villa()
  const { id } = await desk.take(villa, { hours: 1 })
  const before = new Date(product.clock.now.getTime() + minutes(59))
  product.clock.now = new Date(product.clock.now.getTime() + minutes(61))
  await product.api(createReservation, { body: aWish(villa) })
  return { villa, id, before, held: new Set(await holdersOf(villa.id)) }
}

describe('a call that began while an option lived and gets its turn after somebody else has taken the nights', () => {
  const ask = (id: number, move: Partial<MoveInput> & Pick<MoveInput, 'move'>, now: Date) =>
    moveReservation(act(now), id, { reason: 'Telefonda söyledi', byAgency: false, ...move })

  test.each(['confirm', 'extend'] as const)('%s: the option has ended', async (move) => {
    const { villa, id, before, held } = await overtakenOption()
    await expect(ask(id, { move }, before)).rejects.toMatchObject({
      code: 'move-not-allowed',
      facts: { status: 'EXPIRED' },
    })
    expect((await desk.rowOf(id))?.status).toBe('OPTION')
    expect(new Set(await holdersOf(villa.id))).toEqual(held)
  })

  test('a transfer that staff have received is a refund for staff, not a second owner of the nights', async () => {
    const { villa, id, before, held } = await overtakenOption()
    await ask(id, { move: 'receive-transfer', key: 'a-late-transfer' }, before)
    expect(await desk.alertsOf(id)).toEqual([{ kind: 'refund-due', amount: 1_400_000, currency: 'TL' }])
    expect(await desk.lettersOf(id)).not.toContain('confirm')
    expect(new Set(await holdersOf(villa.id))).toEqual(held)
  })

  test('a card payment that the bank reports is a refund for staff, and an honest letter', async () => {
    const villa = await product.villa()
    const { id } = await desk.take(villa, { hours: 1 })
    await beginPayment(act(), id, crypto.randomUUID())
    const [attempt] = await product.db.select().from(paymentAttempt).where(eq(paymentAttempt.reservationId, id))
    const before = new Date(product.clock.now.getTime() + minutes(59))
    product.clock.now = new Date(product.clock.now.getTime() + minutes(61))
    await product.api(createReservation, { body: aWish(villa) })
    const held = new Set(await holdersOf(villa.id))
    const result = {
      orderId: attempt?.orderId ?? '',
      providerId: `late-${id}`,
      status: 'paid',
      amount: 1_400_000,
      currency: 'TRY',
      failure: null,
    } as const
    expect((await settle(act(before), 'demo', result)).outcome).toBe('alert')
    expect(await desk.lettersOf(id)).toContain('paid_too_late')
    expect(await desk.alertsOf(id)).toEqual([{ kind: 'refund-due', amount: 1_400_000, currency: 'TL' }])
    expect(new Set(await holdersOf(villa.id))).toEqual(held)
  })

  test('a card payment is not begun any more', async () => {
    const { id, before } = await overtakenOption()
    await expect(beginPayment(act(before), id, crypto.randomUUID())).rejects.toMatchObject({
      code: 'nothing-due',
    })
  })
})

const actIn = (after: number) => act(new Date(product.clock.now.getTime() + minutes(after)))

describe('the job that asks the bank about silent attempts', () => {
  const silent = async () => {
    const { id } = await desk.take(await product.villa(), { hours: 72 })
    await beginPayment(act(), id, crypto.randomUUID())
    return { id, attempt: await attemptOf(id) }
  }
  const attemptOf = async (id: number) => {
    const [attempt] = await product.db.select().from(paymentAttempt).where(eq(paymentAttempt.reservationId, id))
    if (!attempt) throw new Error('no attempt')
    return attempt
  }
  const paid = (orderId: string) =>
    ({
      orderId,
      providerId: `paid-${orderId}`,
      status: 'paid',
      amount: 1_400_000,
      currency: 'TRY',
      failure: null,
    }) as const
  const asking = (ask: CardProvider['ask'], afterMinutes: number) =>
    askAboutSilent({ ...actIn(afterMinutes), services: withBank({ ask }) })

  test('settles the others when the bank can’t answer about one', async () => {
    const [one, two] = [await silent(), await silent()]
    const ask: CardProvider['ask'] = async (orderId) => {
      if (orderId === one.attempt.orderId) throw new Error('the bank fell over')
      return orderId === two.attempt.orderId ? paid(orderId) : 'open'
    }
    await expect(asking(ask, 2)).rejects.toThrow('could not be asked about')
    expect([(await desk.rowOf(one.id))?.status, (await desk.rowOf(two.id))?.status]).toEqual(['OPTION', 'CONFIRMED'])
  })

  test('gives up no attempt whose payment is told while the order is closed', async () => {
    const { id, attempt } = await silent()
    const close: CardProvider['close'] = async (orderId) => {
      if (orderId === attempt.orderId) await settle(act(), 'demo', paid(orderId))
      return 'closed'
    }
    await askAboutSilent({ ...actIn(7 * 24 * 60), services: withBank({ close }) })
    expect([(await attemptOf(id)).status, (await desk.rowOf(id))?.status]).toEqual(['paid', 'CONFIRMED'])
  })
})

test('a closing that is opened and moved at once never leaves nights without an owner', async () => {
  const villa = await product.villa()
  for (let round = 0; round < 8; round++) {
    const dates = { from: '2027-10-01', until: '2027-10-08' }
    const { body } = await desk.ask('POST', '/v1/admin/villas/date', { villa_id: villa.id, ...dates })
    const { id } = body.content as unknown as { id: number }
    const moved = { from: '2027-10-03', until: '2027-10-10', note: '' }
    await Promise.allSettled([openClosedDates(act(), id), moveClosing(act(), id, moved)])
    expect(await holdersOf(villa.id)).toEqual([])
  }
})
