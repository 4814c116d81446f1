import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ISO_CODE } from '../../kernel/money.ts'
import type { Db } from '../database/db.ts'
import type { CardProvider, CardResult } from './card-provider.ts'
import { demoBankOrder } from './demo-bank.table.ts'

export type BankOrder = typeof demoBankOrder.$inferSelect

/** The fields of a callback, signed by the key that bank and merchant share. */
export const signedCallback = (key: Uint8Array, order: BankOrder): Record<string, string> => {
  const fields = {
    orderId: order.orderId,
    paymentId: order.paymentId ?? '',
    status: order.status,
    amount: String(order.amount),
    currency: order.currency,
    failure: order.failure ?? '',
  }
  return { ...fields, signature: sign(key, fields) }
}

const SIGNED = ['orderId', 'paymentId', 'status', 'amount', 'currency', 'failure'] as const

const sign = (key: Uint8Array, fields: Record<string, string>): string => {
  const plain = SIGNED.map((name) => (fields[name] ?? '').replace(/[\\|]/g, '\\$&')).join('|')
  return createHmac('sha256', key).update(plain).digest('base64url')
}

/** The merchant's side of the built-in demo bank: the same steps as at a real one, on this machine. */
export const demoBank = (db: Db, key: Uint8Array, now: () => Date): CardProvider => ({
  name: 'demo',
  currencies: Object.values(ISO_CODE),
  async open({ orderId, amount, currency, description, callbackUrl }) {
    const token = randomBytes(18).toString('base64url')
    const [order] = await db
      .insert(demoBankOrder)
      .values({
        token,
        orderId,
        amount,
        currency,
        description,
        returnUrl: callbackUrl,
        status: 'open',
        openedAt: now(),
      })
      .onConflictDoUpdate({ target: demoBankOrder.orderId, set: { description } })
      .returning({ token: demoBankOrder.token })
    return { kind: 'redirect', url: `/demo-bank/${order?.token}` }
  },
  read: async (callback) => (isSigned(key, callback) ? resultOf(callback) : null),
  orderIn: async (callback) => callback.orderId ?? null,
  async ask(orderId) {
    const [order] = await db.select().from(demoBankOrder).where(eq(demoBankOrder.orderId, orderId))
    if (!order) return 'unknown'
    return order.status === 'open' ? 'open' : (resultOf(signedCallback(key, order)) ?? 'unknown')
  },
  async close(orderId) {
    const isOrder = eq(demoBankOrder.orderId, orderId)
    await db
      .update(demoBankOrder)
      .set({ status: 'void' })
      .where(and(isOrder, eq(demoBankOrder.status, 'open')))
    const [order] = await db.select().from(demoBankOrder).where(isOrder)
    if (!order) return 'unknown'
    return order.status === 'void' ? 'closed' : (resultOf(signedCallback(key, order)) ?? 'unknown')
  },
})

const isSigned = (key: Uint8Array, callback: Record<string, string>): boolean => {
  const given = Buffer.from(callback.signature ?? '')
  const wanted = Buffer.from(sign(key, callback))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const resultOf = ({
  orderId = '',
  paymentId = '',
  status,
  amount,
  currency = '',
  failure,
}: Record<string, string>): CardResult | null =>
  status === 'paid' || status === 'failed'
    ? { orderId, providerId: paymentId, status, amount: Number(amount), currency, failure: failure || null }
    : null
