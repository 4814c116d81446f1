import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { actorName, type Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Files } from '../../../platform/files/storage/files.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import { moneyOf } from '../../reservations/money/ledger.store.ts'
import { forget } from '../persons/persons.store.ts'
import { keptUntil, type OpenCause, whyOpen } from './kept.ts'
import { type Known, keptByLaw, knownGuest, moneyOnItsWay, othersContacts } from './known.store.ts'
import { eraseIn, NOBODY, PLACES, receiptsOf, settleWaiting, shownOf } from './places.store.ts'
import { noteDeed } from './privacy.store.ts'
import { sweep } from './sweep.store.ts'

export type PrivacyServices = { files: Files }
type PrivacyAct = Act<PrivacyServices, Staff>

/** What is known of somebody, what law keeps of her, and what is still open. */
type Case = {
  known: Known
  name: string
  kept: { code: string; until: string }[]
  open: { code: string; why: OpenCause }[]
}

/** A guest as she is exported and erased. Refuses 'not-found'. With `lock` nothing of it changes meanwhile. */
export const caseOf = async (db: Db, id: number, now: Date, lock = false): Promise<Case> => {
  const { guest, rows, contacts } = found(await knownGuest(db, id, lock))
  const stays = rows.map((row) => row.id)
  const [law, moving, money] = [
    await keptByLaw(db, stays, dayInIstanbul(now)),
    await moneyOnItsWay(db, stays),
    await moneyOf(db, stays),
  ]
  const given = rows.flatMap((row) => [row.phone, row.email]).filter((each) => each !== '')
  const others = await othersContacts(db, id, given)
  const names = new Set([guest.name, ...rows.map((row) => row.guestName)].filter((name) => name !== NOBODY.name))
  return {
    known: {
      ...{ id, stays, free: stays.filter((each) => !law.has(each)), codes: rows.map(({ code }) => code) },
      ...{ contacts: [...new Set([...contacts, ...given.filter((each) => !others.has(each))])], names: [...names] },
    },
    name: guest.name,
    kept: rows.filter((row) => law.has(row.id)).map(({ code, checkOut }) => ({ code, until: keptUntil(checkOut) })),
    open: rows.flatMap((row) => {
      const why = whyOpen({ ...row, status: statusAt(row, now) }, money(row.id).sums, moving.has(row.id))
      return why ? [{ code: row.code, why }] : []
    }),
  }
}

/** All that is known of a guest, place by place; noted as a deed. */
export const exportGuest = ({ db, who, now }: Omit<PrivacyAct, 'services'>, id: number) =>
  db.transaction(async (tx) => {
    const { known, name, kept } = await caseOf(tx, id, now)
    const places: Record<string, Record<string, unknown>[]> = {}
    for (const place of PLACES) {
      const rows = await shownOf(tx, place, known)
      if (rows.length) places[place.of] = [...(places[place.of] ?? []), ...rows]
    }
    const counts = Object.fromEntries(Object.entries(places).map(([of, rows]) => [of, rows.length]))
    await noteDeed(tx, { kind: 'EXPORT', at: now, who: actorName(who), subjectHash: hashOf(known), result: counts })
    return { name, at: now.toISOString(), kept, places }
  })

/**
 * Erases a guest but for what law keeps; `name` is typed to confirm. Refuses 'malformed' for another name and
 * 'guest-open' while a stay or money of hers is open. A second time finds nothing more to erase.
 */
export const eraseGuest = async ({ db, services, who, now }: PrivacyAct, id: number, name: string) => {
  const { files, counts } = await db.transaction(async (tx) => {
    // the log must not keep what is erased: who did it stands in the deed
    await tx.execute(sql`SELECT set_config('agency.writer', '', true)`)
    const { known, open, ...of } = await caseOf(tx, id, now, true)
    if (name.trim() !== of.name.trim()) throw new Refusal('malformed', {}, { name: { code: 'invalid' } })
    if (open[0]) throw new Refusal('guest-open', { code: open[0].code })
    const paths = await receiptsOf(tx, known)
    const erased: Record<string, number> = {}
    await settleWaiting(tx, known, now)
    for (const place of PLACES) erased[place.of] = (erased[place.of] ?? 0) + (await eraseIn(tx, place, known))
    if (known.stays.length) await forget(tx, known.stays, now)
    erased.mentions = await sweep(tx, known)
    const result = { ...erased, ...Object.fromEntries(of.kept.map(({ code, until }) => [code, until])) }
    await noteDeed(tx, { kind: 'ERASE', at: now, who: actorName(who), subjectHash: hashOf(known), result })
    return { files: paths, counts: erased }
  })
  for (const path of files) await services.files.remove(path)
  return counts
}

/** A mark of somebody by her address, or her number when she gave none. */
const hashOf = ({ contacts }: Known): string => {
  const value = contacts.find((each) => each.includes('@')) ?? contacts[0]
  return value ? createHash('sha256').update(value).digest('base64url') : ''
}
