import { handler } from '../../platform/http/api.ts'
import { contactSettings, listBanks } from './settings.contract.ts'
import { banksOf, settingsOf } from './settings.store.ts'
import { keyValues, PUBLIC_KEYS } from './site-settings.ts'

export const settingsApi = [
  handler(listBanks, async (_, { db }) => ({ content: await banksOf(db) })),
  handler(contactSettings, async (_, { db }) => ({ content: keyValues(await settingsOf(db, PUBLIC_KEYS)) })),
]
