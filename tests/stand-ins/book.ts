import { randomBytes } from 'node:crypto'

/** An order in the book of a stand-in: the other party's own knowledge, which nothing of ours reads. */
export type BookOrder = {
  provider: 'iyzico' | 'paytr' | 'nestpay'
  orderId: string
  token: string
  /** Minor units, ISO code. */
  amount: number
  currency: string
  /** What the card was charged: more than the amount where instalments cost. */
  charged: number
  instalments: number
  status: 'open' | 'paid' | 'review' | 'failed'
  paymentId: string
  refunds: number[]
  returnUrl: string
  callbackUrl: string
  waitUrl: string
  endsAt: number
}

/** What a stand-in does wrong when it is told to: at a question of the merchant, or in what it says of an order. */
export type Misdeed = '500' | 'hang' | 'malformed' | 'done-but-500' | 'done-but-hang'
export type Question = 'register' | 'ask' | 'refund'
export type Lie = { amount?: number; signature?: string; currency?: string }

/** The books of all stand-ins, and what they are told to do wrong. */
export const openBook = (now: () => Date) => {
  const orders = new Map<string, BookOrder>()
  const misdeeds = new Map<Question, Misdeed[]>()
  const book = {
    now,
    orders,
    lies: new Map<string, Lie>(),
    /** Looks around while a question is being answered. */
    watch: undefined as (() => Promise<void>) | undefined,
    watched: 0,
    /** What goes wrong at the next question of this kind, once; several one after the other. */
    misbehave: (at: Question, ...what: Misdeed[]) => void misdeeds.set(at, [...(misdeeds.get(at) ?? []), ...what]),
    misdeedAt: (at: Question): Misdeed | undefined => misdeeds.get(at)?.shift(),
    behave: () => misdeeds.clear(),
    add(order: Omit<BookOrder, 'token' | 'charged' | 'status' | 'paymentId' | 'refunds'>): BookOrder {
      const known = orders.get(order.orderId)
      if (known && (known.status !== 'open' || known.provider === 'nestpay')) return known
      const token = known?.token ?? randomBytes(16).toString('hex')
      const rest = { token, charged: order.amount, status: 'open' as const, paymentId: '', refunds: [] }
      const added = { ...order, ...rest }
      orders.set(order.orderId, added)
      return added
    },
    byToken: (token: string) => [...orders.values()].find((order) => order.token === token),
    /** A card was read: the order ends once, and never after its page has. */
    charge(order: BookOrder, how: 'paid' | 'failed' | 'review', surcharge = 0): boolean {
      if (order.status !== 'open' || now().getTime() >= order.endsAt) return false
      order.status = how
      order.charged = order.amount + surcharge
      order.paymentId = order.provider === 'paytr' ? order.orderId : String(20_000_000 + ++payments)
      return true
    },
  }
  return book
}
export type Book = ReturnType<typeof openBook>

let payments = 0
