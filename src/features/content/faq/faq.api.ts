import { DONE } from '../../../kernel/endpoint.ts'
import { translated } from '../../../kernel/language.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { handler } from '../../../platform/http/api.ts'
import { faq } from '../content.table.ts'
import { changeFaq, createFaq, deleteFaq, listFaq, orderFaq, publicFaq } from './faq.contract.ts'
import * as store from './faq.store.ts'

export const faqApi = [
  handler(publicFaq, async (_, { db, language }) => ({ content: translated(await store.allFaq(db), language) })),
  handler(listFaq, ({ query }, { db }) => store.faqPage(db, query)),
  handler(createFaq, async ({ body }, { db }) => ({ content: await store.addFaq(db, body) })),
  handler(changeFaq, async ({ params, body }, { db }) => ({ content: await store.changeFaq(db, params.id, body) })),
  handler(deleteFaq, async ({ params }, { db }) => {
    await store.removeFaq(db, params.id)
    return DONE
  }),
  handler(orderFaq, async ({ body }, { db }) => {
    await db.transaction((tx) => putInOrder(tx, faq, body.ids))
    return DONE
  }),
]
