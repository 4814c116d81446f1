import { cardOffer } from '../../../../features/payments/payments.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import type { Currency } from '../../../../kernel/money.ts'

/** Whether cards are taken in a currency, and in how many instalments. */
export type CardOffer = AnswerOf<typeof cardOffer>['content']

/** How a card may be paid with; unknown counts as yes, because the payment page says so itself when it can't. */
export const cardOfferIn = async (api: Client, currency: Currency): Promise<CardOffer> =>
  (await api(cardOffer, { params: { currency } }).catch(() => ({ content: { card: true, instalments: 1, upTo: 1 } })))
    .content
