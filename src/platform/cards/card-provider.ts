import type { Db } from '../database/db.ts'

/** Who pays, as far as a provider wants to know. `ip` is the guest's own address. */
export type Payer = { name: string; email: string; phone: string; ip: string; language: 'tr' | 'en' }

/** An order for a provider's hosted page. `amount` in minor units, `currency` as ISO code. */
export type CardOrder = {
  orderId: string
  amount: number
  currency: string
  description: string
  /** Where the provider tells the end from server to server. */
  callbackUrl: string
  /** Where the provider's page sends the guest's browser back to, by POST, with the provider's answer in it. */
  returnUrl: string
  /** Where a browser comes back to that brings no answer. */
  waitUrl: string
  payer: Payer
  /** How many instalments the guest may choose on the provider's page, or has chosen where it doesn't ask; 1 = none. */
  instalments: number
}

/**
 * How the guest gets to a provider's page: the browser goes there, or a frame of ours shows it, or a form of ours posts
 * these fields there.
 */
export type CardPage =
  | { kind: 'redirect'; url: string }
  | { kind: 'frame'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }

/**
 * What a provider says of an order, after its signature was found good. `providerId` is the provider's own id of the
 * payment. `amount` is what was ordered: what a card company adds for instalments is between it and the card's holder.
 */
export type CardResult = {
  orderId: string
  providerId: string
  status: 'paid' | 'failed'
  amount: number
  currency: string
  failure: string | null
}

/** A payment to give money back of. `upTo` is what the provider shall have given back of it in all, in minor units. */
export type CardRefund = { orderId: string; providerId: string; currency: string; upTo: number }

/** A bank or payment company. Card data goes to its own page and never comes to us. */
export type CardProvider = {
  name: string
  /** The ISO codes of what it takes. */
  currencies: readonly string[]
  /** Registers an order and answers the page the guest pays on; the same order again answers its page again. */
  open(order: CardOrder): Promise<CardPage>
  /**
   * The result in a callback, 'open' when it is truly the provider's but says no end yet, or null when it is not the
   * provider's.
   */
  read(callback: Record<string, string>): Promise<CardResult | 'open' | null>
  /** The order number a callback names, whoever sent it: for telling staff of a forged one. */
  orderIn(callback: Record<string, string>): Promise<string | null>
  /**
   * Asks about an order: its result, 'open' while the guest is on the page, 'unknown' when the provider has never heard
   * of it.
   */
  ask(orderId: string): Promise<CardResult | 'open' | 'unknown'>
  /**
   * Closes an order that was not paid, so that it never can be; one that has a result already answers it. 'open' where
   * the provider can't void orders and this one has not ended by itself yet. 'unknown' as in ask.
   */
  close(orderId: string): Promise<CardResult | 'open' | 'closed' | 'unknown'>
  /**
   * Gives money back until `upTo` of the payment has gone back, so that asking twice gives it back once. Answers why
   * not in a sentence, or null. Absent where the protocol has no refunds.
   */
  refund?(refund: CardRefund): Promise<string | null>
  /** What the provider wants to read after its callback, instead of our own answer. */
  acknowledged?: string
}

/** The agency's providers, as the settings are when asked. */
export type Cards = {
  /** Whom attempts can be asked about at. */
  names(db: Db): Promise<readonly string[]>
  /** Where a new payment in a currency (ISO code) goes to, and its most instalments; null when nobody takes it. */
  forNew(db: Db, currency: string): Promise<{ name: string; instalments: number; page?: 'asks' | 'fixed' } | null>
  /** The provider an attempt was begun at, or whose callback this is; null for one the agency does not have. */
  named(db: Db, name: string): Promise<CardProvider | null>
}

/** Several providers as one; the first that takes a currency gets the new payments in it. */
export const cardsOf = (providers: readonly CardProvider[]): Cards => ({
  names: async () => providers.map(({ name }) => name),
  forNew: async (_, currency) => {
    const provider = providers.find(({ currencies }) => currencies.includes(currency))
    return provider ? { name: provider.name, instalments: 1 } : null
  },
  named: async (_, name) => providers.find((each) => each.name === name) ?? null,
})

const ANSWER_WITHIN_MS = 10_000

/**
 * A provider that answers in time or is away: one that says nothing rejects after ten seconds, as a broken connection
 * would.
 */
export const inTime = (provider: CardProvider, withinMs = ANSWER_WITHIN_MS): CardProvider => {
  const bounded = <T>(answer: Promise<T>): Promise<T> => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new Error(`The card provider ${provider.name} did not answer in time.`)),
      withinMs,
    )
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }
  const { refund } = provider
  return {
    ...provider,
    open: (order) => bounded(provider.open(order)),
    read: (callback) => bounded(provider.read(callback)),
    ask: (orderId) => bounded(provider.ask(orderId)),
    close: (orderId) => bounded(provider.close(orderId)),
    ...(refund && { refund: (asked: CardRefund) => bounded(refund(asked)) }),
  }
}
