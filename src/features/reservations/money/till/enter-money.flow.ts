import type { Staff } from '../../../../kernel/caller.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import { type FieldFault, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { hasBank } from '../../../settings/settings.store.ts'
import { type Locked, withLocked } from '../../life/reservation-lock.flow.ts'
import type { PaymentMethod } from '../../reservation.shape.ts'
import { addEvent } from '../../reservations.store.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { askedBack, ownerSumsOf, paidFor } from '../ledger.store.ts'
import { unaskedBack } from '../ledger-sums.ts'
import { takeMoney } from '../take-money.flow.ts'
import { type Given, writeEntry } from '../write-entry.flow.ts'
import { convertAt, HAND_KINDS, mostBeyond } from './entry-kinds.ts'
import type { HandEntry } from './hand-entry.shape.ts'

/**
 * Writes entries of the ledger by hand, all or none, and lets money that came in do its work. Refuses 'malformed' with
 * the field for what an entry lacks or has too much, 'move-not-allowed' for a stay that such an entry makes no sense
 * for, 'key-reused' when the key stands for something else. `key` makes each entry one.
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
  { key, at }: { key: string; at: string },
): Promise<void> => {
  for (const [index, entry] of entries.entries())
    await enterOne(locked, { ...entry, at: `${at}.${index}` }, `${key}:${index}`)
}

/** An entry and how its faults are named. */
type Placed = HandEntry & { at: string }

const enterOne = async (locked: Locked, entry: Placed, key: string): Promise<void> => {
  const { db: tx, reservation, status } = locked
  const { cash, sign, needsReason, in: sensible } = HAND_KINDS[entry.kind]
  if (sensible && !sensible.includes(status)) throw new Refusal('move-not-allowed', { status })
  const amount = worth(entry, reservation.currency)
  const beyond = await mustFit(locked, entry, amount)
  if ((needsReason || beyond) && entry.kind !== 'payment' && !entry.note)
    throw wrong(entry, 'note', { code: 'required' })
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

/** Refuses more than there can be; answers whether it is more than was open and somebody knows. */
const mustFit = async (locked: Locked, entry: Placed, amount: Minor): Promise<boolean> => {
  const { kind, beyond } = entry
  const { reservation, status } = locked
  const [sums, asked] = [await paidFor(locked.db, reservation.id), await askedBack(locked.db, reservation.id)]
  const owner = await ownerSumsOf(locked.db, reservation)
  const standing = { status, terms: reservation, sums, asked, owner }
  const open = HAND_KINDS[kind].most(standing)
  if (open === null || amount <= open) return false
  const known = beyond ? mostBeyond(kind, standing) : undefined
  if (known === null || (known !== undefined && amount <= known)) return true
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
