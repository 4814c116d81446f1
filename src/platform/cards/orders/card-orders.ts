import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import type { CardOrder, CardPage, CardProvider, CardResult } from '../card-provider.ts'
import { cardOrder } from './card-order.table.ts'

export type KnownOrder = typeof cardOrder.$inferSelect

/** What a provider's book of our orders does. */
export type CardOrders = {
  /** The page of an order: the one it has while that takes cards, else one newly registered. */
  pageOf(order: CardOrder, register: () => Promise<{ ref: string; page: CardPage; forMs: number }>): Promise<CardPage>
  of(orderId: string): Promise<KnownOrder | undefined>
  byRef(ref: string): Promise<KnownOrder | undefined>
  /** `close` of a provider that can't void orders: nothing is closed before its page has ended. */
  closing(ask: CardProvider['ask']): CardProvider['close']
}

/** Our orders at one provider. */
export const cardOrders = (db: Db, provider: string, now: () => Date): CardOrders => {
  const of = async (orderId: string) =>
    (
      await db
        .select()
        .from(cardOrder)
        .where(and(eq(cardOrder.provider, provider), eq(cardOrder.orderId, orderId)))
    )[0]
  return {
    of,
    byRef: async (ref) =>
      (
        await db
          .select()
          .from(cardOrder)
          .where(and(eq(cardOrder.provider, provider), eq(cardOrder.ref, ref)))
      )[0],
    async pageOf({ orderId, amount, currency }, register) {
      const known = await of(orderId)
      if (known && known.endsAt > now()) return known.page
      const { ref, page, forMs } = await register()
      const endsAt = new Date(now().getTime() + forMs)
      const [kept] = await db
        .insert(cardOrder)
        .values({ provider, orderId, ref, page, amount, currency, endsAt })
        .onConflictDoUpdate({ target: [cardOrder.provider, cardOrder.orderId], set: { ref, page, endsAt } })
        .returning({ page: cardOrder.page })
      return kept?.page ?? page
    },
    closing: (ask) => async (orderId) => {
      const said = await ask(orderId)
      if (said !== 'open') return said
      const known = await of(orderId)
      return known && known.endsAt > now() ? 'open' : 'closed'
    },
  }
}

/** A result in the words of an order that we know. */
export const resultFor = (
  { orderId, amount, currency }: KnownOrder,
  said: Pick<CardResult, 'providerId' | 'status' | 'failure'> & Partial<CardResult>,
): CardResult => ({ orderId, amount, currency, ...said })
