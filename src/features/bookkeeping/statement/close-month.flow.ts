import { actorName, type Staff } from '../../../kernel/caller.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import { postLetter } from '../../letters/letters.store.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import type { Statement } from './statement.contract.ts'
import type { Month } from './statement.shape.ts'
import { accountOf, addClosedMonth } from './statement.store.ts'
import { statementOf } from './statement.view.ts'
import { monthText } from './statement-months.ts'

export type BooksAct = Act<{ sealer: Sealer; publicUrl: string }, Staff>

/**
 * Closes a month of an owner: its lines are kept as they are shown, and what becomes different later is a line of the
 * next open month. Refuses 'month-not-over' for one that runs or that an open one is before, 'already-moved' for one
 * that is closed, 'edited-meanwhile' when another one was seen.
 */
export const closeMonth = (
  act: BooksAct,
  ownerId: number,
  { month, seen, send }: { month: Month; seen: string; send: boolean },
): Promise<Statement> =>
  act.db.transaction(async (tx) => {
    found(await accountOf(tx, ownerId, { locked: true }))
    const shown = await statementOf({ ...act, db: tx }, ownerId, month)
    if (shown.closed) throw new Refusal('already-moved')
    if (!shown.closable) throw new Refusal('month-not-over')
    if (shown.seen !== seen) throw new Refusal('edited-meanwhile')
    const closed = { ownerId, month, closedBy: actorName(act.who), closedAt: act.now }
    if (!(await addClosedMonth(tx, closed, shown.lines))) throw new Refusal('already-moved')
    if (send && shown.owner.email) await postStatement(tx, act, shown, 'closed')
    return statementOf({ ...act, db: tx }, ownerId, month)
  })

/** Tells an owner that a month can be read. Refuses 'invalid' for one without an address. `key` makes it one letter. */
export const sendStatement = async (act: BooksAct, ownerId: number, month: Month, key: string): Promise<void> => {
  const shown = await statementOf(act, ownerId, month)
  if (!shown.owner.email) throw new Refusal('invalid', {}, { email: { code: 'required' } })
  await postStatement(act.db, act, shown, key)
}

const postStatement = async (tx: Db, { services, now }: BooksAct, shown: Statement, once: string): Promise<void> => {
  const { owner, month, sums } = shown
  const told = (of: 'gross' | 'commission' | 'due') =>
    sums.map((sum) => formatMoney(sum[of], sum.currency, 'tr')).join(' + ')
  await postLetter(tx, {
    template: 'owner_statement',
    recipient: owner.email,
    language: 'tr',
    facts: {
      ...agencyFacts(await publicSettingsOf(tx)),
      ev_sahibi: owner.name,
      ...{ ay: monthText(month), gelir: told('gross'), komisyon: told('commission'), net: told('due') },
      ekstre_linki: `${services.publicUrl}/dashboard/owners/${owner.id}/statement?month=${month}`,
    },
    onceKey: `owner_statement:${owner.id}:${month}:${once}`,
    now,
  })
}
