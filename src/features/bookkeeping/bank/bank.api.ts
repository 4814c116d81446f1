import { actorName, type Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import * as calls from './bank.contract.ts'
import type { CsvLayout } from './bank.shape.ts'
import { bankRowsPage, expectedPage } from './bank.view.ts'
import { rowById, setIgnored } from './bank-rows.store.ts'
import { confirmRow } from './confirm-rows.flow.ts'
import { importStatement } from './import-statement.flow.ts'

type Staffed = Call<LinkServices, Staff>

export const bankApi = [
  handler(calls.importStatement, async ({ query }, call: Staffed) => {
    const { bank_id: bankId, name, ...columns } = query
    return { content: await importStatement(call, { bankId, name, layout: chosen(columns) }, call.file) }
  }),
  handler(calls.listBankRows, ({ query }, { db, now }: Staffed) => bankRowsPage(db, query, now)),
  handler(calls.confirmRows, async ({ body }, call: Staffed) => {
    const refused: { id: number; why: string }[] = []
    for (const row of body.rows) {
      try {
        await confirmRow(call, row)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ id: row.id, why: error.code })
      }
    }
    return { content: { done: body.rows.length - refused.length, refused } }
  }),
  handler(calls.ignoreRow, async ({ params, body }, { db, who }: Staffed) => {
    if (!(await setIgnored(db, params.id, body.reason, actorName(who)))) throw await noOf(db, params.id)
    return DONE
  }),
  handler(calls.restoreRow, async ({ params }, { db }: Staffed) => {
    if (!(await setIgnored(db, params.id, null, null))) throw await noOf(db, params.id)
    return DONE
  }),
  handler(calls.listExpectedTransfers, ({ query }, { db, now }: Staffed) => expectedPage(db, query, now)),
]

const noOf = async (db: Staffed['db'], id: number): Promise<Refusal> =>
  new Refusal((await rowById(db, id)) ? 'already-moved' : 'not-found')

type Columns = Partial<Record<'day' | 'amount' | 'debit' | 'credit' | 'text' | 'person' | 'reference', number>>

/** The layout somebody chose: it needs a day, a text, and an amount or both of its sides. */
const chosen = ({ day, text, person, ...rest }: Columns): CsvLayout | null => {
  const { amount = null, debit = null, credit = null, reference = null } = rest
  if (day === undefined && text === undefined && amount === null) return null
  const fault = { code: 'statement-layout' } as const
  if (day === undefined || text === undefined || (amount === null && (debit === null || credit === null)))
    throw new Refusal('malformed', {}, { file: fault })
  return { day, text, amount, debit, credit, reference, name: person ?? null }
}
