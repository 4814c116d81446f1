import type { Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import type { StatementLine } from '../../../../features/bookkeeping/statement/statement.shape.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { stayText } from '../../stay-text.ts'

const format = new Intl.DateTimeFormat('tr', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2027-07' → 'Temmuz 2027'. */
export const monthName = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))

/** The stays of a month, villa by villa in their order. */
export const staysByVilla = ({ lines }: Statement, currency: Currency): StatementLine[][] => {
  const stays = lines.filter((line) => line.kind === 'stay' && line.currency === currency)
  return [...Map.groupBy(stays, ({ villaId }) => villaId).values()]
}

/** What the owner took of a stay's guest in this month. */
export const tookThemselves = ({ lines }: Statement, { reservationId }: StatementLine): Minor =>
  lines.reduce(
    (sum, line) => sum + (line.kind === 'collected' && line.reservationId === reservationId ? 0 - line.amount : 0),
    0,
  )

export type AccountRow = { key: string; what: string; note: string; amount: Minor; kind: StatementLine['kind'] }

/** What stands between the net and what is left: one row for each event, payouts of one press as one. */
export const accountRows = ({ lines }: Statement, currency: Currency): AccountRow[] => {
  const shown = lines.filter((line) => line.kind !== 'stay' && line.currency === currency)
  const payments = Map.groupBy(shown, (line) =>
    line.kind === 'payout'
      ? `payout ${line.day} ${line.method} ${line.bank} ${line.note}`
      : `${line.kind} ${keyOf(line)}`,
  )
  return [...payments].flatMap(([key, [first, ...rest]]) =>
    first ? [{ key, ...rowOf(first), amount: [first, ...rest].reduce((sum, { amount }) => sum + amount, 0) }] : [],
  )
}

const keyOf = ({ reservationId, entryId }: StatementLine): string => `${reservationId}.${entryId}`

const rowOf = (line: StatementLine): Omit<AccountRow, 'key' | 'amount'> => {
  const { kind, day, method, bank, note, villa, guest, checkIn, checkOut } = line
  const stay = `${villa}, ${guest}, ${stayText(checkIn, checkOut)}`
  const how = [method && method !== 'owner' ? say(`method.${method}`) : '', bank, note]
  const notes = {
    stay: [stay],
    correction: [say('statement.correction-note', { stay })],
    expense: [note, villa],
    collected: [stay, note],
    payout: how,
  }[kind]
  const what = kind === 'expense' ? 'ledger.expense' : (`statement.${kind}` as const)
  return { kind, what: `${say(what)}${day ? `, ${dayShort(day)}` : ''}`, note: notes.filter(Boolean).join(' · ') }
}

const short = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayShort = (day: string): string => short.format(new Date(`${day}T00:00:00Z`))
