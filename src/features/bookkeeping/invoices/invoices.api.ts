import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler, keyOf } from '../../../platform/http/api.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import * as calls from './invoices.contract.ts'
import * as flow from './invoices.flow.ts'
import { invoicesPage } from './invoices.store.ts'
import { toInvoice } from './invoices.view.ts'

type Staffed = Call<{ sealer: Sealer }, Staff>

export const invoicesApi = [
  handler(calls.listInvoices, async ({ query }, { db, services, now }: Staffed) => {
    const { content, total } = await invoicesPage(db, { ...query, today: dayInIstanbul(now) })
    return { content: await toInvoice(db, services.sealer, content), total, skip: query.skip, take: query.take }
  }),
  handler(calls.saveParty, async ({ params, body }, call: Staffed) => {
    await flow.saveParty(call, params.id, body)
    return DONE
  }),
  handler(calls.noteInvoice, async ({ params, body }, call: Staffed) => {
    keyOf(call)
    await flow.noteInvoice(call, params.id, body)
    return DONE
  }),
  handler(calls.undoInvoice, async ({ params }, call: Staffed) => {
    await flow.undoInvoice(call, params.id)
    return DONE
  }),
  handler(calls.exportInvoices, async ({ body }, call: Staffed) => ({
    content: await flow.exportInvoices(call, body.ids),
  })),
]
