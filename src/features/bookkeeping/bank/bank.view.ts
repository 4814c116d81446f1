import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { BankRow, ExpectedTransfer } from './bank.contract.ts'
import { becameOf, type RowState, rowsPage } from './bank-rows.store.ts'
import { enteredOf, expectedOf } from './expected.store.ts'
import { codesIn, proposals } from './propose.ts'

type Asked = { state: RowState; bank?: number | undefined; skip: number; take: number }

/** A page of rows; open ones with what they may be. */
export const bankRowsPage = async (db: Db, { state, bank: bankId, skip, take }: Asked, now: Date) => {
  const { rows, counts } = await rowsPage(db, { state, bankId, skip, take })
  const propose = state === 'open' && rows.length ? await proposer(db, rows, now) : () => []
  const became = await becameOf(
    db,
    rows.map(({ row }) => row.id),
  )
  const content = rows.map(
    ({ row, bank }): BankRow => ({ ...row, bank, became: became.get(row.id) ?? [], proposals: propose(row) }),
  )
  return { content, counts, total: counts[state], skip, take }
}

type Rows = Awaited<ReturnType<typeof rowsPage>>['rows']

const proposer = async (db: Db, rows: Rows, now: Date) => {
  const codes = [...new Set(rows.flatMap(({ row }) => codesIn(`${row.name} ${row.text}`)))]
  const expected = await expectedOf(db, { today: dayInIstanbul(now), now, codes })
  const days = rows.map(({ row }) => row.valueDate).sort()
  const [from, to] = [days[0] ?? dayInIstanbul(now), days.at(-1) ?? dayInIstanbul(now)]
  const entered = await enteredOf(db, { from, to })
  return (row: Rows[number]['row']) => proposals(row, expected, entered)
}

/** Transfers that are expected, what is due first first. */
export const expectedPage = async (db: Db, { skip, take }: { skip: number; take: number }, now: Date) => {
  const all = (await expectedOf(db, { today: dayInIstanbul(now), now, codes: [] })).filter(
    ({ payBy, expected, due, status }) => payBy === 'transfer' && expected > 0 && (status !== 'COMPLETED' || due > 0),
  )
  const content = all.slice(skip, skip + take).map(
    ({ reservationId: id, due, status, expiresAt, ...row }): ExpectedTransfer => ({
      ...{ ...row, id, what: due > 0 ? 'prepayment' : 'balance' },
      until: status === 'OPTION' ? (expiresAt?.toISOString() ?? null) : null,
    }),
  )
  return { content, total: all.length, skip, take }
}
