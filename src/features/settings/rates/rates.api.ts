import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { RateServices } from './fetch-bulletin.server.ts'
import * as calls from './rates.contract.ts'
import { changeRates, takeRates } from './rates.flow.ts'
import { exchangeView } from './rates.view.ts'

type RateCall = Call<RateServices, Staff>

export const ratesApi = [
  handler(calls.getExchange, async (_, { db, now }) => ({ content: await exchangeView(db, now) })),
  handler(calls.changeExchange, async ({ body }, call) => {
    const { dollar_exchange_rate: DOLLAR, euro_exchange_rate: EURO, sterling_exchange_rate: POUND, ...rest } = body
    const { round_up: roundUp, margins, auto, confirmed } = rest
    return { content: await changeRates(call, { rates: { DOLLAR, EURO, POUND }, margins, auto, roundUp, confirmed }) }
  }),
  handler(calls.fetchExchange, async ({ body }, call: RateCall) => ({ content: await takeRates(call, body) })),
]
