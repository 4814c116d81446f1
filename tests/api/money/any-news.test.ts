import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letter } from '../../../src/features/letters/letters.table.ts'
import { askAboutSilent } from '../../../src/features/payments/ask-payment.flow.ts'
import { paymentAttempt } from '../../../src/features/payments/payments.table.ts'
import { refundToCard } from '../../../src/features/payments/refunds/card-refund.flow.ts'
import { hearCallback } from '../../../src/features/payments/settle-payment.flow.ts'
import { alert, ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { SYSTEM } from '../../../src/kernel/caller.ts'
import { type CardProvider, type CardResult, cardsOf } from '../../../src/platform/cards/card-provider.ts'
import { openQuota } from '../../../src/platform/quota.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

/** 2,000 in all, in four parts of their own seeds. */
const HISTORIES = 500
const SEEDS = [20_270_301, 20_270_302, 20_270_303, 20_270_304]

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

/** A provider in memory with two orders of one stay, each charged or not; signatures have tests of their own. */
const aBank = () => {
  const orders = new Map<string, { charged: boolean; amount: number; back: number }>()
  const say = (orderId: string): CardResult | 'open' => {
    const order = orders.get(orderId)
    if (!order?.charged) return 'open'
    return { orderId, providerId: `P${orderId}`, status: 'paid', amount: order.amount, currency: 'TRY', failure: null }
  }
  const bank: CardProvider = {
    name: 'memory',
    currencies: ['TRY'],
    open: async () => ({ kind: 'redirect', url: '/bank' }),
    read: async ({ order = '' }) => say(order),
    orderIn: async ({ order }) => order ?? null,
    ask: async (orderId) => say(orderId),
    close: async (orderId) => say(orderId),
    async refund({ orderId, upTo }) {
      const order = orders.get(orderId)
      if (order) order.back = Math.max(order.back, upTo)
      return null
    },
  }
  return { bank, orders }
}

const news = fc.constantFrom('return-1', 'return-2', 'callback-1', 'callback-2', 'poll', 'refund', 'refund')
const history = fc.record({
  /** Which of the two cards the bank has really charged. */
  charged: fc.constantFrom([true, true], [true, false], [false, true], [false, false]),
  news: fc.array(news, { minLength: 2, maxLength: 6 }),
})

test.for(SEEDS)(
  'all orders of return, callback, question and refund end in one entry a charge, one state (%i)',
  async (seed) => {
    const { db } = product
    const villa = await product.villa()
    const held = await product.book(aWish(villa))
    const [stay] = await db.select().from(reservation).where(eq(reservation.code, held.code))
    if (!stay) throw new Error('no stay')
    const { bank, orders } = aBank()
    const services = {
      cards: cardsOf([bank]),
      publicUrl: 'http://villa.test',
      linkSecret: new Uint8Array(32),
      quota: openQuota(db, false),
    }
    const act = { db, services, who: SYSTEM, now: product.clock.now }
    let number = 0

    /** The same stay again as it was held, with two attempts that nobody has told of. */
    const begin = async (charged: readonly boolean[]): Promise<string[]> => {
      const ids = charged.map((paid) => {
        const orderId = `HV${stay.id}S${seed}N${++number}`
        orders.set(orderId, { charged: paid, amount: stay.prepayment, back: 0 })
        return orderId
      })
      await db.delete(ledgerEntry).where(eq(ledgerEntry.reservationId, stay.id))
      await db.delete(letter).where(eq(letter.reservationId, stay.id))
      await db.update(alert).set({ resolvedAt: act.now }).where(eq(alert.reservationId, stay.id))
      await db
        .update(reservation)
        .set({ status: 'OPTION', expiresAt: stay.expiresAt })
        .where(eq(reservation.id, stay.id))
      await db.insert(paymentAttempt).values(
        ids.map((orderId) => ({
          ...{ reservationId: stay.id, provider: 'memory', orderId, amount: stay.prepayment, currency: stay.currency },
          ...{ status: 'started' as const, startedAt: act.now, nextAskAt: act.now },
        })),
      )
      return ids
    }
    const pressRefund = async (): Promise<void> => {
      const open = (await db.select().from(alert).where(eq(alert.reservationId, stay.id))).find(
        (each) => !each.resolvedAt,
      )
      const press = { amount: Number(open?.facts.amount), note: '' }
      if (open) await refundToCard(act, open.id, press, `press-${seed}-${++number}`)
    }
    const happen = async (what: string, ids: string[]): Promise<void> => {
      if (what === 'poll') await askAboutSilent(act)
      else if (what === 'refund') await pressRefund()
      else await hearCallback(act, bank, { order: ids[what.endsWith('1') ? 0 : 1] ?? '' })
    }

    await fc.assert(
      fc.asyncProperty(history, async ({ charged, news }) => {
        const ids = await begin(charged)
        for (const each of news) await happen(each, ids)
        for (const each of ['callback-1', 'callback-2', 'refund']) await happen(each, ids)
        const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, stay.id))
        const payments = entries.filter(({ kind }) => kind === 'payment').map(({ providerId }) => providerId)
        const paid = ids.filter((_, index) => charged[index])
        expect(payments.toSorted()).toEqual(paid.map((id) => `P${id}`).toSorted())
        const back = paid.map((id) => orders.get(id)?.back ?? 0)
        const refunded = entries.filter(({ kind }) => kind === 'refund').map(({ amount }) => -amount)
        expect(refunded).toEqual(paid.length === 2 ? [stay.prepayment] : [])
        expect(back.reduce((sum, each) => sum + each, 0)).toBe(paid.length === 2 ? stay.prepayment : 0)
        const letters = await db.select().from(letter).where(eq(letter.reservationId, stay.id))
        expect(letters.filter(({ template }) => template === 'confirm')).toHaveLength(paid.length ? 1 : 0)
        const [now] = await db.select().from(reservation).where(eq(reservation.id, stay.id))
        expect(now?.status).toBe(paid.length ? 'CONFIRMED' : 'OPTION')
        await db.update(paymentAttempt).set({ status: 'abandoned' }).where(eq(paymentAttempt.status, 'started'))
        await db.update(paymentAttempt).set({ status: 'failed' }).where(eq(paymentAttempt.status, 'paid'))
      }),
      { numRuns: HISTORIES, seed },
    )
  },
)
