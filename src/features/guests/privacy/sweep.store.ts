import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { type Known, oneOf } from './known.store.ts'
import { patternOf, redacted } from './redact.ts'

/** Texts of others about one reservation: they may name the guest. */
const OF_A_STAY: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['letter', 'facts', 'rendered', 'last_error'],
  ['reservation_event', 'reason', 'facts'],
  ['ledger_entry', 'note'],
  ['alert', 'facts'],
  ['approval', 'entry', 'note'],
  ['payment_attempt', 'failure'],
  ['stay_task', 'note'],
]

/** Texts that are about anybody: only an address or a number tells that they are about her, a name may be another's. */
const OF_ANYBODY: typeof OF_A_STAY = [
  ['letter', 'facts', 'rendered', 'last_error', 'recipient'],
  ['card_refund', 'note', 'failure'],
  ['contact_message', 'message', 'note'],
  ['contact_reply', 'text'],
  ['reservation', 'note'],
  ['reservation_note', 'text'],
  ['reservation_event', 'reason', 'facts'],
  ['guest', 'notes'],
  ['offer', 'note'],
  ['offer_villa', 'note'],
  ['till_count', 'reason'],
  ['closing', 'note'],
]

/** The log of what people changed: a name blanked there too much hurts nobody. */
const OF_THE_LOG: typeof OF_A_STAY = [['audit_entry', 'name', 'change']]

/** The bank's own words are books: the name stays, the number and the address go. */
const OF_THE_BANK: typeof OF_A_STAY = [['bank_row', 'name', 'text', 'reference']]

/** Blanks a guest in what others wrote, and forgets answers that carry her. Answers how many rows it was. */
export const sweep = async (tx: Db, { contacts, names, stays, codes }: Known): Promise<number> => {
  const whole = patternOf({ contacts, names })
  const reached = patternOf({ contacts, names: [] })
  const hers = oneOf(sql`reservation_id`, stays)
  let rows = 0
  if (whole) {
    rows += await blankAll(tx, OF_A_STAY, { whole, where: hers, found: whole })
    rows += await blankAll(tx, OF_THE_LOG, { whole, found: whole })
  }
  if (whole && reached) {
    rows += await blankAll(tx, OF_ANYBODY, { whole, found: reached })
    rows += await blankAll(tx, OF_THE_BANK, { whole: reached, found: reached })
  }
  const told = [reached, ...codes].filter((each) => each !== null).join('|')
  if (told)
    rows += (await tx.execute(sql`DELETE FROM request_key WHERE answer::text ~* ${told} RETURNING 1`)).rows.length
  return rows
}

/** `found` = which rows are looked at, `whole` = what is blanked in them. */
type How = { whole: string; found: string; where?: SQL }

const blankAll = async (tx: Db, places: typeof OF_A_STAY, how: How): Promise<number> => {
  let rows = 0
  for (const [table, ...columns] of places) for (const column of columns) rows += await blank(tx, table, column, how)
  return rows
}

type Row = { at: string; value: unknown; json: boolean }

const blank = async (
  tx: Db,
  table: string,
  column: string,
  { whole, found, where = sql`true` }: How,
): Promise<number> => {
  const [of, name] = [sql.raw(table), sql.raw(column)]
  const { rows } = await tx.execute<Row>(sql`SELECT ctid::text AS at, to_jsonb(${name}) AS value,
    pg_typeof(${name})::text = 'jsonb' AS json FROM ${of} WHERE ${where} AND ${name}::text ~* ${found} FOR UPDATE`)
  const every = new RegExp(whole, 'gi')
  for (const { at, value, json } of rows) {
    const clean = redacted(value, every)
    const next = json ? sql`${JSON.stringify(clean)}::jsonb` : sql`${clean}`
    await tx.execute(sql`UPDATE ${of} SET ${name} = ${next} WHERE ctid = ${at}::tid`)
  }
  return rows.length
}
