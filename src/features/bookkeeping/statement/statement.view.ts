import { dayInIstanbul } from '../../../kernel/day.ts'
import { maskedIban } from '../../../kernel/identity/numbers.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { opened } from '../../owners/sealed-numbers.server.ts'
import { seenOf } from './seen.server.ts'
import type { Statement } from './statement.contract.ts'
import type { Month } from './statement.shape.ts'
import { accountOf, bookOf, closedMonthsOf } from './statement.store.ts'
import { linesOf, sumsOfMonth, type Told } from './statement-lines.ts'
import { addMonths, monthOf, monthsBack } from './statement-months.ts'

type Reading = { db: Db; services: { sealer: Sealer }; now: Date }

/**
 * A month of an owner's account; the last one that is over when none is named. Refuses 'not-found' for an unknown owner
 * and 'invalid' for a month that has not begun.
 */
export const statementOf = async ({ db, services, now }: Reading, id: number, asked?: Month): Promise<Statement> => {
  const owner = found(await accountOf(db, id))
  const current = monthOf(dayInIstanbul(now))
  const month = asked ?? addMonths(current, -1)
  if (month > current) throw new Refusal('invalid', {}, { month: { code: 'invalid' } })
  const all = linesOf(await bookOf(db, id))
  const closed = await closedMonthsOf(db, id)
  const lines = inOrder(all.filter((each) => each.month === month)).map(({ line }) => line)
  const row = closed.find((each) => each.month === month)
  const months = monthsOf(all, current, month)
  return {
    owner: { id, name: owner.name, email: owner.email, iban: ibanOf(services.sealer, owner) },
    month,
    closed: row ? { by: row.closedBy, at: row.closedAt.toISOString() } : null,
    closable: !row && month < current && !months.some((each) => each < month && !isClosed(closed, each)),
    lines,
    sums: currenciesOf(all, month).map((currency) => ({
      currency,
      ...sumsOfMonth(
        all.filter(({ line }) => line.currency === currency),
        month,
      ),
    })),
    months: months.map((each) => ({ month: each, closed: isClosed(closed, each) })),
    seen: seenOf(lines),
  }
}

const isClosed = (closed: readonly { month: Month }[], month: Month): boolean =>
  closed.some((each) => each.month === month)

/** From the first month in which something is, to the current one. */
const monthsOf = (all: readonly Told[], current: Month, asked: Month): Month[] => {
  const first = all.reduce((least, { month }) => (month < least ? month : least), asked)
  return monthsBack(first, current)
}

const currenciesOf = (all: readonly Told[], month: Month) =>
  CURRENCIES.filter((currency) => all.some((each) => each.month <= month && each.line.currency === currency))

const RANK = { stay: 0, correction: 1, expense: 2, collected: 3, payout: 4 } as const

/** Villa by villa and day by day, then the entries by their day. */
const inOrder = (lines: Told[]): Told[] =>
  lines.toSorted(
    ({ line: one }, { line: other }) =>
      RANK[one.kind] - RANK[other.kind] ||
      (one.entryId === null ? one.villa.localeCompare(other.villa, 'tr') : 0) ||
      (one.day ?? one.checkIn).localeCompare(other.day ?? other.checkIn) ||
      one.reservationId - other.reservationId ||
      (one.entryId ?? 0) - (other.entryId ?? 0),
  )

const ibanOf = (sealer: Sealer, owner: { id: number; iban: string | null; taxNo: string | null }): string => {
  const iban = opened(sealer, owner, 'iban')
  return iban ? maskedIban(iban) : ''
}
