import type { FieldFault } from '../../../kernel/field-faults.ts'
import { CURRENCIES, type Currency } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Cards } from '../../../platform/cards/card-provider.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { neededOf, PROVIDER_NAMES, PROVIDERS, type ProviderName } from './card-account.shape.ts'
import { cardAccounts, lockAccount, providersByCurrency, writeAccount, writeCurrencies } from './card-accounts.store.ts'
import type { CardSettings, Taker } from './card-settings.contract.ts'
import { heldSecrets, sealedSecrets, wholeAccount } from './sealed-account.server.ts'

export type CardServices = { cards: Cards; sealer: Sealer; publicUrl: string }
type Asked = Pick<Act<CardServices>, 'db' | 'services'>

/** The settings as staff read them: no secret is in them. */
export const cardSettings = async ({ db, services }: Asked): Promise<CardSettings> => {
  const { sealer, cards, publicUrl } = services
  const rows = await cardAccounts(db)
  const chosen = await providersByCurrency(db)
  const demo = (await cards.named(db, 'demo')) !== null
  return {
    demo,
    currencies: CURRENCIES.map((currency) => ({
      currency,
      provider: takerOf(chosen.get(currency) ?? (demo ? 'demo' : 'none'), demo),
    })),
    providers: PROVIDER_NAMES.map((name) => {
      const row = rows.find(({ provider }) => provider === name)
      return {
        name,
        test: row?.test ?? true,
        account: row?.account ?? {},
        secrets: heldSecrets(name, row),
        instalments: row?.instalments ?? 1,
        ready: wholeAccount(sealer, row) !== null,
        refunds: PROVIDERS[name].refunds,
        callback: `${publicUrl}/v1/payment/callback/${name}`,
      }
    }),
  }
}

const takerOf = (name: string, demo: boolean): Taker =>
  PROVIDER_NAMES.find((each) => each === name) ?? (name === 'demo' && demo ? 'demo' : 'none')

/** Chooses who takes each currency. Refuses one that nothing is known of yet, by the field of the currency. */
export const chooseProviders = async (
  act: Asked,
  chosen: { currency: Currency; provider: Taker }[],
): Promise<CardSettings> => {
  const { db } = act
  const settings = await cardSettings(act)
  const ready = new Set<string>(['none', ...(settings.demo ? ['demo'] : [])])
  for (const { name, ready: whole } of settings.providers) if (whole) ready.add(name)
  const faults = chosen
    .filter(({ provider }) => !ready.has(provider))
    .map(({ currency }): [string, FieldFault] => [currency, { code: 'invalid' }])
  if (faults.length) throw new Refusal('malformed', {}, Object.fromEntries(faults))
  await db.transaction((tx) => writeCurrencies(tx, chosen))
  return cardSettings(act)
}

type Account = {
  test: boolean
  account: Record<string, string>
  secrets: Record<string, string>
  instalments: number
}

/** Writes an account; secrets that are not given stay. Refuses a field that is missing or that the provider has not. */
export const writeCardAccount = async (act: Asked, name: ProviderName, input: Account): Promise<CardSettings> => {
  const account = kept(PROVIDERS[name].account, input.account)
  const given = kept(PROVIDERS[name].secrets, input.secrets)
  await act.db.transaction(async (tx) => {
    const row = await lockAccount(tx, name)
    const secrets = sealedSecrets(act.services.sealer, row, given)
    const faults = faultsOf(name, { ...input, account }, secrets)
    if (Object.keys(faults).length) throw new Refusal('malformed', {}, faults)
    await writeAccount(tx, row.id, { test: input.test, account, secrets, instalments: input.instalments })
  })
  return cardSettings(act)
}

const kept = (names: readonly string[], given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]] as const] : [])))

const HOST = /^(?!.*\.(?:local|internal|test)$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

const faultsOf = (name: ProviderName, { test, account }: Account, secrets: Record<string, string>) => {
  const faults: Record<string, FieldFault> = {}
  for (const field of neededOf(name, test)) if (!account[field]) faults[`account.${field}`] = { code: 'required' }
  for (const field of PROVIDERS[name].secrets) if (!secrets[field]) faults[`secrets.${field}`] = { code: 'required' }
  if (account.host && !HOST.test(account.host)) faults['account.host'] = { code: 'invalid' }
  return faults
}
