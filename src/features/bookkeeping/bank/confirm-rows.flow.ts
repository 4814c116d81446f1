import { actorName, type Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { withLocked } from '../../reservations/life/reservation-lock.flow.ts'
import { enterEntries } from '../../reservations/money/till/enter-money.flow.ts'
import { reservationByCode } from '../../reservations/reservations.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { addMatches, entryOfKey, freeEntries, rowUnderLock, type StoredRow } from './bank-rows.store.ts'

/** What somebody says a row is: a payment of this reservation (by id or code), or these entries of the ledger. */
export type Said = { id: number; reservationId: number | null; code: string; entryIds: number[] }

/**
 * Does what is said of one row, in a transaction of its own: a payment is entered on the row's day and account, or
 * entries are named. Refuses 'not-found', 'already-moved' for a row that stands for something or was put aside,
 * 'invalid' for entries that are not this money, and what entering money refuses.
 */
export const confirmRow = async (act: Act<LinkServices, Staff>, said: Said): Promise<void> => {
  if (said.entryIds.length) return act.db.transaction((tx) => linkEntries({ ...act, db: tx }, said))
  const id = said.reservationId ?? (await reservationByCode(act.db, said.code.toUpperCase()))?.id
  if (!id) throw new Refusal('invalid', {}, { code: { code: 'invalid' } })
  await withLocked(act, id, async (locked) => {
    const { row, times } = await openRow(locked.db, said.id)
    if (row.amount < 1) throw new Refusal('invalid', {}, { entryIds: { code: 'invalid' } })
    const { reservation } = locked
    const own = row.currency === reservation.currency
    if (!own) throw new Refusal('invalid', {}, { currency: { code: 'invalid' } })
    const key = `bank-row-${row.id}-${times}`
    await enterEntries(
      locked,
      [
        {
          ...{ kind: 'payment', given: row.amount, currency: row.currency, rate: null, method: 'transfer' },
          ...{ valueDate: row.valueDate, bankId: row.bankId, note: noteOf(row), beyond: true },
        },
      ],
      { key, at: 'rows' },
    )
    const entryId = found(await entryOfKey(locked.db, `${reservation.id}:${key}:0`))
    await addMatches(locked.db, row.id, [entryId], byOf(act))
  })
}

const byOf = ({ who, now }: Act<unknown, Staff>) => ({ who: actorName(who), at: now })

const noteOf = ({ name, text, reference }: StoredRow): string =>
  [name, text, reference].filter(Boolean).join(' · ').slice(0, 300)

const openRow = async (tx: Db, id: number) => {
  const { row, times, matched } = found(await rowUnderLock(tx, id))
  if (matched || row.ignored !== null) throw new Refusal('already-moved')
  return { row, times }
}

const linkEntries = async (act: Act<LinkServices, Staff>, { id, entryIds }: Said): Promise<void> => {
  const { row } = await openRow(act.db, id)
  const entries = await freeEntries(act.db, entryIds)
  const sum = entries.reduce((all, { given }) => all + given, 0)
  const isThis = entries.length === new Set(entryIds).size && entries.every(({ currency }) => currency === row.currency)
  if (!isThis || sum !== row.amount) throw new Refusal('invalid', {}, { entryIds: { code: 'invalid' } })
  await addMatches(
    act.db,
    id,
    entries.map((entry) => entry.id),
    byOf(act),
  )
}
