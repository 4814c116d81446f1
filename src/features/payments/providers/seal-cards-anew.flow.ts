import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { cardAccounts, lockAccount, writeAccount } from './card-accounts.store.ts'
import { sealedAnew } from './sealed-account.server.ts'

/** Seals the agency's keys at card providers with the key of today. */
export const sealCardsAnew = (db: Db, sealer: Sealer): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { provider } of await cardAccounts(tx)) {
      const row = await lockAccount(tx, provider)
      const secrets = sealedAnew(sealer, row)
      if (secrets) await writeAccount(tx, row.id, { secrets })
    }
  })
