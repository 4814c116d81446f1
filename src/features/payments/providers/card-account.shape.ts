/** The providers an agency may have a contract with, and what its account there is made of. */
export const PROVIDERS = {
  iyzico: { account: [], secrets: ['apiKey', 'secretKey'], instalments: 'asks', refunds: true },
  paytr: { account: ['merchantId'], secrets: ['merchantKey', 'merchantSalt'], instalments: 'asks', refunds: true },
  nestpay: {
    account: ['clientId', 'apiUser', 'host'],
    secrets: ['storeKey', 'apiPassword'],
    instalments: 'fixed',
    refunds: false,
  },
} as const satisfies Record<string, Kind>

/** `instalments`: the provider's page asks the guest how many, or takes what is fixed before. */
type Kind = { account: string[]; secrets: string[]; instalments: 'asks' | 'fixed'; refunds: boolean }

export type ProviderName = keyof typeof PROVIDERS
export const PROVIDER_NAMES = ['iyzico', 'paytr', 'nestpay'] as const satisfies readonly ProviderName[]
export const MOST_INSTALMENTS = 12

/** What an account there must hold beside its secrets. In test mode a bank's own address is not needed. */
export const neededOf = (name: ProviderName, test: boolean): string[] =>
  PROVIDERS[name].account.filter((field) => !(test && field === 'host'))

/** An account as it is stored: what is secret in it is sealed. */
export type CardAccount = {
  id: number
  provider: ProviderName
  test: boolean
  account: Record<string, string>
  secrets: Record<string, string>
  instalments: number
}
