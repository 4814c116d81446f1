import { handler } from '../../platform/http/api.ts'
import { contactSettings, listBanks } from './settings.contract.ts'
import { banksOf, publicSettingsOf } from './settings.store.ts'
import { keyValues } from './site-settings.ts'

export const settingsApi = [
  handler(listBanks, async (_, { db }) => ({ content: await banksOf(db) })),
  handler(contactSettings, async (_, { db }) => ({ content: keyValues(await publicSettingsOf(db)) })),
]
