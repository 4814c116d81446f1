import type { Sealer } from '../../../platform/sealed.ts'
import { type CardAccount, neededOf, PROVIDERS, type ProviderName } from './card-account.shape.ts'

const placeOf = (field: string, id: number) => `card_account.${field}.${id}` as const

/** Secrets as they are stored; what is not given stays as it was. */
export const sealedSecrets = (
  sealer: Sealer,
  { id, secrets }: CardAccount,
  given: Record<string, string>,
): Record<string, string> => ({
  ...secrets,
  ...Object.fromEntries(Object.entries(given).map(([field, text]) => [field, sealer.seal(text, placeOf(field, id))])),
})

/** Everything of an account that its provider is talked to with, opened; null when something is missing. */
export const wholeAccount = (sealer: Sealer, row: CardAccount | undefined): Record<string, string> | null => {
  if (!row) return null
  const needed = neededOf(row.provider, row.test)
  const secrets = PROVIDERS[row.provider].secrets.map((field): [string, string | null] => {
    const sealed = row.secrets[field]
    return [field, sealed ? sealer.open(sealed, placeOf(field, row.id)) : null]
  })
  const whole = [...needed.map((field): [string, string | null] => [field, row.account[field] ?? null]), ...secrets]
  return whole.every(([, value]) => value)
    ? Object.fromEntries(whole.map(([field, value]) => [field, value ?? '']))
    : null
}

/** The fields of an account that hold a secret now. */
export const heldSecrets = (provider: ProviderName, row: CardAccount | undefined): Record<string, boolean> =>
  Object.fromEntries(PROVIDERS[provider].secrets.map((field) => [field, Boolean(row?.secrets[field])]))

/** What a former key has sealed, sealed by the key of today; null when nothing is to be done. */
export const sealedAnew = (sealer: Sealer, row: CardAccount): Record<string, string> | null => {
  const old = Object.entries(row.secrets).flatMap(([field, sealed]) => {
    const text = sealer.isCurrent(sealed) ? null : sealer.open(sealed, placeOf(field, row.id))
    return text === null ? [] : [[field, text] as const]
  })
  return old.length ? sealedSecrets(sealer, row, Object.fromEntries(old)) : null
}
