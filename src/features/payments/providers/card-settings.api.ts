import { type Call, handler } from '../../../platform/http/api.ts'
import { getCardSettings, putCardAccount, putCardCurrencies } from './card-settings.contract.ts'
import { type CardServices, cardSettings, chooseProviders, writeCardAccount } from './card-settings.flow.ts'

export const cardSettingsApi = [
  handler(getCardSettings, async (_, call: Call<CardServices>) => ({ content: await cardSettings(call) })),
  handler(putCardCurrencies, async ({ body }, call: Call<CardServices>) => ({
    content: await chooseProviders(call, body.currencies),
  })),
  handler(putCardAccount, async ({ params, body }, call: Call<CardServices>) => ({
    content: await writeCardAccount(call, params.provider, body),
  })),
]
