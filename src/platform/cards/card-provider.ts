/** An order for a provider's hosted page. `amount` in minor units, `currency` as ISO code. */
export type CardOrder = {
  orderId: string
  amount: number
  currency: string
  description: string
  /** Where the provider's page sends the guest's browser back to, by POST. */
  callbackUrl: string
}

/**
 * What a provider says of an order, after its signature was found good. `providerId` is the provider's own id of the
 * payment.
 */
export type CardResult = {
  orderId: string
  providerId: string
  status: 'paid' | 'failed'
  amount: number
  currency: string
  failure: string | null
}

/** A bank or payment company. Card data goes to its own page and never comes to us. */
export type CardProvider = {
  name: string
  /** The ISO codes of what it takes. */
  currencies: readonly string[]
  /** Registers an order and answers the page the guest pays on; the same order again answers its page again. */
  open(order: CardOrder): Promise<{ redirectUrl: string }>
  /** The result in a callback, or null when its signature is not the provider's. */
  read(callback: Record<string, string>): CardResult | null
  /** The order number a callback names, whoever sent it: for telling staff of a forged one. */
  orderIn(callback: Record<string, string>): string | null
  /**
   * Asks about an order: its result, 'open' while the guest is on the page, 'unknown' when the provider has never heard
   * of it.
   */
  ask(orderId: string): Promise<CardResult | 'open' | 'unknown'>
  /**
   * Closes an order that was not paid, so that it never can be; one that has a result already answers it. 'unknown' as
   * in ask.
   */
  close(orderId: string): Promise<CardResult | 'closed' | 'unknown'>
}

/** The agency's providers. */
export type Cards = {
  names: readonly string[]
  /** Where a new payment in a currency (ISO code) goes to; null when nobody takes it. */
  forNew(currency: string): CardProvider | null
  /** The provider an attempt was begun at, or whose callback this is; null for one the agency does not have. */
  named(name: string): CardProvider | null
}

/** Several providers as one; the first that takes a currency gets the new payments in it. */
export const cardsOf = (providers: readonly CardProvider[]): Cards => ({
  names: providers.map(({ name }) => name),
  forNew: (currency) => providers.find(({ currencies }) => currencies.includes(currency)) ?? null,
  named: (name) => providers.find((each) => each.name === name) ?? null,
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
  return {
    ...provider,
    open: (order) => bounded(provider.open(order)),
    ask: (orderId) => bounded(provider.ask(orderId)),
    close: (orderId) => bounded(provider.close(orderId)),
  }
}
