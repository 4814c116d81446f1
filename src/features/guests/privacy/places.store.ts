import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/db.ts'
import { type Known, oneOf, oneOfTexts } from './known.store.ts'

/** What an erased guest is called. */
export const NOBODY = { name: 'Silinmiş misafir', folded: 'silinmis misafir' }

/**
 * Where something of a guest stands: whose rows, what she gets of them, and what erasing does: the rows go, columns are
 * written anew, or nothing, because law keeps them. Tables are named as they are stored, since some belong to higher
 * slices; a place that is missing here is found by the test that reads every column of the database.
 */
type Place = { of: string; where: (known: Known) => SQL; shows: string; erase: SQL | 'delete' | null }

const ofStay = ({ stays }: Known): SQL => oneOf(sql`reservation_id`, stays)
const ofFreeStay = ({ free }: Known): SQL => oneOf(sql`reservation_id`, free)
const ofKeptStay = ({ stays, free }: Known): SQL =>
  oneOf(
    sql`reservation_id`,
    stays.filter((id) => !free.includes(id)),
  )

const messages = ({ contacts }: Known): SQL => sql`(${oneOfTexts(sql`lower(email)`, contacts)} OR (phone <> '' AND
  right(regexp_replace(phone, '\\D', '', 'g'), 10) IN (SELECT right(each, 10)
    FROM jsonb_array_elements_text(${JSON.stringify(contacts.filter((each) => !each.includes('@')))}::jsonb) AS each)))`

/** In the order in which they are erased: what names others' rows comes first. */
export const PLACES: readonly Place[] = [
  { of: 'guest_message', where: ofStay, shows: 'text, at', erase: 'delete' },
  { of: 'guest_receipt', where: ofStay, shows: 'type, at', erase: 'delete' },
  {
    ...{ of: 'date_wish', where: ofStay, erase: 'delete' as const },
    shows: 'check_in, check_out, adults, children, infants, note, state, answer, created_at',
  },
  { of: 'reservation_note', where: ofStay, shows: 'text, at', erase: 'delete' },
  {
    ...{ of: 'offer', erase: 'delete' as const },
    where: (known) =>
      sql`(${oneOfTexts(sql`phone`, known.contacts)} OR ${oneOfTexts(sql`email`, known.contacts)} OR ${ofStay(known)})`,
    shows: 'guest_name, phone, email, note, adults, children, infants, created_at, opened_at, chosen_at',
  },
  {
    ...{ of: 'contact_reply', shows: 'text, at', erase: 'delete' as const },
    where: (known) => sql`message_id IN (SELECT id FROM contact_message WHERE ${messages(known)})`,
  },
  {
    ...{ of: 'contact_message', where: messages, erase: 'delete' as const },
    shows: 'name, email, phone, message, note, created_at',
  },
  {
    ...{ of: 'subscriber', erase: 'delete' as const },
    where: ({ contacts }) => oneOfTexts(sql`email`, contacts),
    shows: 'email, consent_at, ip, text_version, confirmed_at, left_at',
  },
  {
    ...{ of: 'stay_watch', erase: 'delete' as const },
    where: ({ contacts }) => oneOfTexts(sql`email`, contacts),
    shows: 'email, check_in, check_out, guests, created_at, confirmed_at, ended_at',
  },
  {
    ...{ of: 'comment', where: ofStay, shows: 'author, text, rating, created_at, answer' },
    erase: sql`author = 'Misafir'`,
  },
  {
    ...{ of: 'letter', shows: 'template, recipient, sent_at, rendered' },
    where: (known) => sql`(${ofStay(known)} OR ${oneOfTexts(sql`recipient`, known.contacts)})`,
    erase: sql`facts = '{}', rendered = NULL, last_error = NULL, recipient = '',
      status = CASE status WHEN 'waiting' THEN 'dropped' ELSE status END`,
  },
  {
    ...{ of: 'payment_link', where: ofStay, shows: 'amount, currency, created_at, used_at' },
    erase: sql`withdrawn_at = coalesce(withdrawn_at, now())`,
  },
  {
    ...{
      of: 'contract_acceptance',
      where: ofFreeStay,
      shows: 'at, via, ip, user_agent, stay',
      erase: 'delete' as const,
    },
  },
  { of: 'contract_acceptance', where: ofKeptStay, shows: 'at, via, ip, user_agent, stay', erase: null },
  { of: 'invoice_party', where: ofFreeStay, shows: 'kind, name, address, city, country, email', erase: 'delete' },
  {
    ...{ of: 'invoice_party', where: ofKeptStay, shows: 'kind, name, address, city, country, email' },
    erase: sql`email = '', version = version + 1`,
  },
  { of: 'invoice', where: ofStay, shows: 'number, day, amount, currency', erase: null },
  { of: 'ledger_entry', where: ofStay, shows: 'kind, method, amount, currency, value_date', erase: null },
  {
    of: 'guest_person',
    where: ofStay,
    shows: 'first_name, last_name, birth_date, nationality, arrives, leaves',
    erase: 'delete',
  },
  {
    ...{ of: 'reservation', shows: RESERVATION(), where: ({ free }) => oneOf(sql`id`, free) },
    erase: sql`guest_name = ${NOBODY.name}, guest_name_folded = ${NOBODY.folded}, email = '', phone = '', note = '',
      network = NULL, consents = consents || '{"ip": "", "userAgent": ""}'`,
  },
  {
    ...{ of: 'reservation', shows: RESERVATION() },
    where: ({ stays, free }) =>
      oneOf(
        sql`id`,
        stays.filter((id) => !free.includes(id)),
      ),
    erase: sql`email = '', phone = '', note = '', network = NULL, consents = consents || '{"ip": "", "userAgent": ""}'`,
  },
  { of: 'guest_contact', where: ({ id }) => sql`guest_id = ${id}`, shows: 'value', erase: 'delete' },
  {
    ...{ of: 'guest', where: ({ id }) => sql`id = ${id}`, shows: 'name, notes, attention, created_at' },
    // last: the trigger of the reservations gives her their name
    erase: sql`name = ${NOBODY.name}, name_folded = ${NOBODY.folded}, notes = '', attention = false, version = version + 1`,
  },
]

function RESERVATION() {
  return `code, status, check_in, check_out, adults, children, infants, guest_name, email, phone, language, note, total,
    currency, consents, network, created_at`
}

/** Erases one place; answers how many rows it was. */
export const eraseIn = async (tx: Db, { of, where, erase }: Place, known: Known): Promise<number> => {
  if (erase === null) return 0
  const table = sql.raw(of)
  const rows = sql`WHERE ${where(known)} RETURNING 1`
  const gone = erase === 'delete' ? sql`DELETE FROM ${table} ${rows}` : sql`UPDATE ${table} SET ${erase} ${rows}`
  return (await tx.execute(gone)).rows.length
}

/** What of a place is the guest's, row by row. */
export const shownOf = async (db: Db, { of, where, shows }: Place, known: Known): Promise<Record<string, unknown>[]> =>
  (await db.execute<Record<string, unknown>>(sql`SELECT ${sql.raw(shows)} FROM ${sql.raw(of)} WHERE ${where(known)}`))
    .rows

/** The files of her receipts. */
export const receiptsOf = async (db: Db, known: Known): Promise<string[]> =>
  (await db.execute<{ file: string }>(sql`SELECT file FROM guest_receipt WHERE ${ofStay(known)}`)).rows.map(
    ({ file }) => file,
  )

/** What waits because of her messages and wishes waits no more. */
export const settleWaiting = (tx: Db, known: Known, now: Date) =>
  tx.execute(sql`UPDATE alert SET resolved_at = ${now.toISOString()}::timestamptz WHERE ${ofStay(known)}
    AND resolved_at IS NULL AND kind IN ('guest-wrote', 'date-wish', 'guest-receipt')`)
