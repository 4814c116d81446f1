import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler, keyOf } from '../../../platform/http/api.ts'
import type { PaymentServices } from '../start-payment.flow.ts'
import { refundToCard as refund } from './card-refund.flow.ts'
import { refundToCard } from './card-refunds.contract.ts'

export const cardRefundsApi = [
  handler(refundToCard, async ({ params, body }, call: Call<PaymentServices, Staff>) => ({
    content: await refund(call, params.id, body, keyOf(call)),
  })),
]
