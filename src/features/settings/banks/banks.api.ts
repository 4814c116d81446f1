import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { handler } from '../../../platform/http/api.ts'
import { bank } from '../settings.table.ts'
import * as calls from './banks.contract.ts'
import * as store from './banks.store.ts'

export const banksApi = [
  handler(calls.listBankRows, ({ query }, { db }) => store.bankPage(db, query)),
  handler(calls.createBank, async ({ body }, { db }) => ({ content: await store.addBank(db, body) })),
  handler(calls.changeBank, async ({ params, body: { version, ...input } }, { db }) => ({
    content: await db.transaction(async (tx) => {
      const now = await store.holdBank(tx, params.id)
      if (now.version !== version) throw new Refusal('edited-meanwhile', {}, {}, { now })
      return store.writeBank(tx, params.id, { ...input, version: version + 1 })
    }),
  })),
  handler(calls.setBankActivity, async ({ body: { id, active } }, { db }) => ({
    content: await store.writeBank(db, id, { active }),
  })),
  handler(calls.deleteBank, async ({ params }, { db }) => {
    await store.dropBank(db, params.id)
    return DONE
  }),
  handler(calls.orderBanks, async ({ body }, { db }) => {
    await db.transaction((tx) => putInOrder(tx, bank, body.ids))
    return DONE
  }),
]
