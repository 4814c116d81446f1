import { CURRENCIES, ISO_CODE } from '../../../kernel/money.ts'
import { type CardProvider, type Cards, inTime } from '../../../platform/cards/card-provider.ts'
import { iyzico } from '../../../platform/cards/iyzico/iyzico.ts'
import { nestpay } from '../../../platform/cards/nestpay/nestpay.ts'
import { cardOrders } from '../../../platform/cards/orders/card-orders.ts'
import { paytr } from '../../../platform/cards/paytr/paytr.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { type CardAccount, PROVIDER_NAMES, PROVIDERS, type ProviderName } from './card-account.shape.ts'
import { accountOf, cardAccounts, takerOf } from './card-accounts.store.ts'
import { wholeAccount } from './sealed-account.server.ts'

/** `standIn` is an address that speaks for every provider, for tests and developers; `demo` the demo bank, if any. */
type Parts = { sealer: Sealer; now: () => Date; standIn: string | undefined; demo: CardProvider | null }

/** The providers as the settings are when asked. A currency that nobody set goes to the demo bank, if there is one. */
export const configuredCards = (parts: Parts): Cards => ({
  async names(db) {
    const own = (await cardAccounts(db))
      .filter((row) => wholeAccount(parts.sealer, row))
      .map(({ provider }) => provider)
    return [...own, ...(parts.demo ? [parts.demo.name] : [])]
  },
  async forNew(db, iso) {
    const currency = CURRENCIES.find((each) => ISO_CODE[each] === iso)
    const taker = currency && (await takerOf(db, currency))
    const chosen = currency && (taker?.provider ?? parts.demo?.name)
    if (chosen === parts.demo?.name) return chosen ? { name: chosen, instalments: 1 } : null
    const row = taker?.account
    if (!row || !wholeAccount(parts.sealer, row)) return null
    const instalments = currency === 'TL' ? row.instalments : 1
    return { name: row.provider, instalments, page: PROVIDERS[row.provider].instalments }
  },
  async named(db, name) {
    if (name === parts.demo?.name) return parts.demo
    const known = PROVIDER_NAMES.find((each) => each === name)
    return known ? providerOf(db, await accountOf(db, known), parts) : null
  },
})

const providerOf = (db: Db, row: CardAccount | undefined, { sealer, now, standIn }: Parts): CardProvider | null => {
  const whole = wholeAccount(sealer, row)
  if (!row || !whole) return null
  const base = standIn ? `${standIn}/${row.provider}` : addressOf(row)
  return inTime(MAKE[row.provider](whole, { base, test: row.test }, cardOrders(db, row.provider, now)))
}

type Make = (
  account: Record<string, string>,
  at: { base: string; test: boolean },
  orders: ReturnType<typeof cardOrders>,
) => CardProvider

const MAKE: Record<ProviderName, Make> = {
  iyzico: ({ apiKey = '', secretKey = '' }, { base }, orders) => iyzico({ apiKey, secretKey, base }, orders),
  paytr: ({ merchantId = '', merchantKey = '', merchantSalt = '' }, at, orders) =>
    paytr({ merchantId, merchantKey, merchantSalt, ...at }, orders),
  nestpay: ({ clientId = '', storeKey = '', apiUser = '', apiPassword = '' }, { base }, orders) =>
    nestpay({ clientId, storeKey, apiUser, apiPassword, base }, orders),
}

/** Where each provider is; NestPay is at every bank of its own, and its test gate is one for all. */
const addressOf = ({ provider, test, account }: CardAccount): string => {
  if (provider === 'iyzico') return test ? 'https://sandbox-api.iyzipay.com' : 'https://api.iyzipay.com'
  if (provider === 'paytr') return 'https://www.paytr.com'
  return test ? 'https://entegrasyon.asseco-see.com.tr' : `https://${account.host}`
}
