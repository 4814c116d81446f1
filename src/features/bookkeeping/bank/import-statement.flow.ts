import { actorName, type Staff } from '../../../kernel/caller.ts'
import { tidyNumber } from '../../../kernel/identity/numbers.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { CsvLayout } from './bank.shape.ts'
import { accountById, addRows, keepLayout, layoutOf } from './bank-rows.store.ts'
import { readStatement } from './read/read-statement.server.ts'
import { unreadable } from './read/statement-text.ts'
import { hashesOf } from './row-hash.server.ts'

type Sent = { bankId: number; name: string; layout: CsvLayout | null }

/**
 * Keeps the rows of a bank's file, each once, all or none; a CSV's layout is remembered for its account. Refuses what
 * `readStatement` does, and 'statement-account' for a file of another account.
 */
export const importStatement = async (
  { db, who, now }: Act<unknown, Staff>,
  { bankId, name, layout: chosen }: Sent,
  bytes: Uint8Array,
) => {
  const account = await accountById(db, bankId)
  if (!account) throw new Refusal('not-found')
  const told = readStatement(bytes, chosen ?? (await layoutOf(db, bankId)))
  const { rows, layout } = told
  mustBeOf(account, told)
  const hashes = hashesOf(rows)
  const by = { who: actorName(who), at: now, file: name, bankId }
  const added = await db.transaction(async (tx) => {
    if (layout) await keepLayout(tx, bankId, layout)
    return addRows(
      tx,
      rows.map(({ day, ...row }, index) => ({
        ...{ ...row, valueDate: day, currency: account.currency, hash: hashes[index] ?? '' },
        ...by,
      })),
    )
  })
  const days = rows.map(({ day }) => day).sort()
  return { read: rows.length, added, from: found(days[0]), to: found(days.at(-1)), layout }
}

/** The file must be of this account, by its IBAN and its currency as far as it tells them. */
const mustBeOf = (
  account: { iban: string; currency: string },
  { iban, currency, rows }: ReturnType<typeof readStatement>,
): void => {
  const told = tidyNumber(iban)
  if (/^[A-Z]{2}\d{2}/.test(told) && told !== tidyNumber(account.iban)) throw unreadable('statement-account', { iban })
  const other = [currency, ...rows.map((row) => row.currency)].find((each) => each && each !== account.currency)
  if (other) throw unreadable('statement-account', { iban: other })
}
