import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Call, handler, keyOf } from '../../../platform/http/api.ts'
import type { PrintPdf } from '../../../platform/pdf/pdf-printer.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { isWithin, scopeOf } from '../../owners/owner-scope.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { agencyOnPaper, type PaperFiles } from '../../settings/agency/agency-on-paper.flow.ts'
import * as flow from './close-month.flow.ts'
import { payOwner } from './pay-owner.flow.ts'
import * as calls from './statement.contract.ts'
import { accountsOf } from './statement.store.ts'
import { statementOf } from './statement.view.ts'
import { statementDocument } from './statement-document.server.ts'

type Staffed = Call<LinkServices & { sealer: Sealer; printPdf: PrintPdf } & PaperFiles, Staff>

export const statementApi = [
  handler(calls.getStatement, async ({ params, query }, call: Staffed) => {
    if (!isWithin(scopeOf(call.who), params.id)) throw new Refusal('not-found')
    return { content: await statementOf(call, params.id, query.month) }
  }),
  handler(calls.printStatement, async ({ params, query }, call: Staffed) => {
    if (!isWithin(scopeOf(call.who), params.id)) throw new Refusal('not-found')
    const shown = await statementOf(call, params.id, query.month)
    const document = statementDocument(shown, await agencyOnPaper(call.db, call.services.files), call.now.toISOString())
    const data = (await call.services.printPdf(document)).toString('base64')
    return { content: { name: `hesap-ozeti-${shown.month}.pdf`, data } }
  }),
  handler(calls.listOwnAccounts, async (_, { db, who }: Staffed) => ({
    content: await accountsOf(db, scopeOf(who)),
  })),
  handler(calls.closeMonth, async ({ params, body }, call: Staffed) => ({
    content: await flow.closeMonth(call, params.id, body),
  })),
  handler(calls.sendStatement, async ({ params, body }, call: Staffed) => {
    await flow.sendStatement(call, params.id, body.month, keyOf(call))
    return DONE
  }),
  handler(calls.payOwner, async ({ params, body }, call: Staffed) => {
    await payOwner(call, params.id, body, keyOf(call))
    return DONE
  }),
]
