import type { Staff } from '../../../../kernel/caller.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { FieldFault } from '../../../../kernel/field-faults.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { hasBank } from '../../../settings/settings.store.ts'
import { type Locked, withLocked } from '../../life/reservation-lock.flow.ts'
import type { PaymentMethod } from '../../reservation.shape.ts'
import { addEvent } from '../../reservations.store.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { needsApproval } from '../approvals/approvals.store.ts'
import { askApproval } from '../approvals/ask-approval.flow.ts'
import { askedBack, ownerSumsOf, paidFor } from '../ledger.store.ts'
import { unaskedBack } from '../ledger-sums.ts'
import { takeMoney } from '../take-money.flow.ts'
import { type Given, writeEntry } from '../write-entry.flow.ts'
import { convertAt, HAND_KINDS, mostBeyond } from './entry-kinds.ts'
import type { HandEntry } from './hand-entry.shape.ts'

/**
 * Writes entries of the ledger by hand, all or none, and lets money that came in do its work. Refuses 'malformed' with
 * the field for what an entry lacks or has too much, 'move-not-allowed' for a stay that such an entry makes no sense
 * for, 'key-reused' when the key stands for something else. `key` makes each entry one. What is beside the rules above
 * the limit waits for a second person instead.
 */
export const enterMoney = (
  act: Act<LinkServices, Staff>,
  id: number,
  entries: readonly HandEntry[],
  key: string,
): Promise<void> => withLocked(act, id, (locked) => enterEntries(locked, entries, { key, at: 'entries' }))

/** As `enterMoney`, for a reservation that is locked; faults are named by the field `at`, e.g. 'money.0.given'. */
export const enterEntries = async (
  locked: Locked,
  entries: readonly HandEntry[],
  { key, at, approved = false }: { key: string; at: string; approved?: boolean },
): Promise<void> => {
  for (const [index, entry] of entries.entries())
    await enterOne(locked, { ...entry, at: `${at}.${index}`, approved }, `${key}:${index}`)
}

/** An entry, how its faults are named, and whether a second person has said yes to it. */
type Placed = HandEntry & { at: string; approved: boolean }

const enterOne = async (locked: Locked, entry: Placed, key: string): Promise<void> => {
  const { db: tx, reservation, status } = locked
  const { cash, sign, needsReason, in: sensible } = HAND_KINDS[entry.kind]
  if (sensible && !sensible.includes(status)) throw new Refusal('move-not-allowed', { status })
  const amount = worth(entry, reservation.currency)
  const above = await mustFit(locked, entry, amount)
  if ((needsReason || above > 0) && entry.kind !== 'payment' && !entry.note)
    throw wrong(entry, 'note', { code: 'required' })
  if (await waitsForApproval(locked, entry, { amount, above })) return
  const written = {
    kind: entry.kind,
    amount: sign * amount,
    ...(cash ? await asCash(locked, entry, sign) : { method: null }),
    ...{ provider: 'staff', providerId: `${reservation.id}:${key}`, note: entry.note },
  }
  if (entry.kind === 'payment') return take(locked, { ...written, amount, method: entry.method ?? 'cash' })
  const unasked = entry.kind === 'refund' ? unaskedBack(await paidFor(tx, reservation.id), amount) : 0
  if ((await writeEntry(locked, { ...written, unasked })) !== 'new') throw new Refusal('key-reused')
  const facts = { amount, currency: reservation.currency, method: written.method }
  await addEvent(locked, { reservationId: reservation.id, what: entry.kind, reason: entry.note, facts })
}

/** A refund beyond what is owed and a write-off wait for a second person when they are above the limit. */
const waitsForApproval = async (
  locked: Locked,
  { at: _, approved, ...entry }: Placed,
  { amount, above }: { amount: Minor; above: Minor },
): Promise<boolean> => {
  const beside = { refund: above, 'write-off': amount }[entry.kind as string] ?? 0
  if (approved || !(await needsApproval(locked.db, beside, locked.reservation.currency))) return false
  await askApproval(locked, entry, beside)
  return true
}

type Income = Omit<Parameters<typeof takeMoney>[1], 'move'>

const take = async (locked: Locked, income: Income): Promise<void> => {
  const move = income.method === 'transfer' ? 'receive-transfer' : 'confirm'
  // what staff hold in their hands was asked for by them
  const taken = await takeMoney(locked, { ...income, asked: income.amount, move })
  if (taken === 'conflict' || taken === 'known') throw new Refusal('key-reused')
}

/** The amount in the reservation's currency. */
const worth = (entry: Placed, own: Currency): Minor => {
  const { given, currency, rate } = entry
  if (currency === own) return given
  if (rate === null) throw wrong(entry, 'rate', { code: 'required' })
  const amount = convertAt(given, rate)
  if (amount < 1 || !Number.isSafeInteger(amount)) throw wrong(entry, 'rate', { code: 'invalid' })
  return amount
}

/** Refuses more than there can be; answers how much it is above what was open, when somebody knows that. */
const mustFit = async (locked: Locked, entry: Placed, amount: Minor): Promise<Minor> => {
  const { kind, beyond } = entry
  const { reservation, status } = locked
  const [sums, asked] = [await paidFor(locked.db, reservation.id), await askedBack(locked.db, reservation.id)]
  const owner = await ownerSumsOf(locked.db, reservation)
  const standing = { status, terms: reservation, sums, asked, owner }
  const open = HAND_KINDS[kind].most(standing)
  if (open === null || amount <= open) return 0
  const known = beyond ? mostBeyond(kind, standing) : undefined
  if (known === null || (known !== undefined && amount <= known)) return amount - open
  throw wrong(entry, 'given', { code: 'too-much', facts: { most: known ?? open, currency: reservation.currency } })
}

const asCash = async (
  { db, reservation, today }: Locked,
  entry: Placed,
  sign: 1 | -1,
): Promise<{ method: PaymentMethod; given: Given; valueDate: Day; bankId: number | null }> => {
  const { method, given, currency, rate, valueDate, bankId } = entry
  if (!method) throw wrong(entry, 'method', { code: 'required' })
  if (method === 'owner' && !HAND_KINDS[entry.kind].byOwner) throw wrong(entry, 'method', { code: 'invalid' })
  if (valueDate && valueDate > today) throw wrong(entry, 'valueDate', { code: 'future-day' })
  if (bankId !== null && !(await hasBank(db, bankId))) throw wrong(entry, 'bankId', { code: 'invalid' })
  const own = currency === reservation.currency
  const handed = { amount: sign * given, currency, rate: own ? 1 : (rate ?? 1) }
  return { method, given: handed, valueDate: valueDate ?? today, bankId }
}

const wrong = ({ at }: Placed, field: keyof HandEntry, fault: FieldFault): Refusal =>
  new Refusal('malformed', {}, { [`${at}.${field}`]: fault })
