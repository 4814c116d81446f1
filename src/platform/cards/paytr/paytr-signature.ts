import { createHmac } from 'node:crypto'

/** What PayTR shares with the agency. */
export type PaytrKeys = { merchantKey: string; merchantSalt: string }

/** PayTR's signature: these values one after the other, the salt where the call says. */
const signed = (key: string, values: readonly string[]): string =>
  createHmac('sha256', key).update(values.join('')).digest('base64')

const TOKEN_FIELDS = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
] as const

/** paytr_token of the fields that begin a payment. */
export const paymentToken = ({ merchantKey, merchantSalt }: PaytrKeys, fields: Record<string, string>): string =>
  signed(merchantKey, [...TOKEN_FIELDS.map((name) => fields[name] ?? ''), merchantSalt])

/** paytr_token of a question about an order, or of a refund, by its values in PayTR's order. */
export const askToken = ({ merchantKey, merchantSalt }: PaytrKeys, values: readonly string[]): string =>
  signed(merchantKey, [...values, merchantSalt])

/** hash of a callback: it covers these three fields and no other. */
export const callbackHash = (
  { merchantKey, merchantSalt }: PaytrKeys,
  { merchant_oid = '', status = '', total_amount = '' }: Record<string, string>,
): string => signed(merchantKey, [merchant_oid, merchantSalt, status, total_amount])
