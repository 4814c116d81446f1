import type { Minor } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { priceInVilla } from '../../reservations/life/change-villa.flow.ts'
import type { Locked } from '../../reservations/life/reservation-lock.flow.ts'
import { enterEntries } from '../../reservations/money/till/enter-money.flow.ts'
import type { HandEntry } from '../../reservations/money/till/hand-entry.shape.ts'
import { ownerOfVilla } from '../../villas/owned.store.ts'
import type { VillaRef } from '../../villas/villas.store.ts'
import type { ConflictRow } from './conflicts.store.ts'

type Charge = { to: VillaRef; price: 'kept' | 'new'; shown: Minor }

/**
 * Charges the owner whose calendar took the nights with what the other villa costs more: an expense of their month,
 * like one written by hand. Refuses 'malformed' (owner_pays) where the guest pays the new price, nothing is dearer or
 * both villas have one owner; 'price-changed' when the difference is another by now; 'move-not-allowed' for a stay that
 * is not confirmed. The reservation is locked and still stands at the villa that it leaves.
 */
export const chargeOwner = async (
  before: Locked,
  { closing, feed, villa, owner }: ConflictRow,
  { to, price, shown }: Charge,
): Promise<void> => {
  const { db, reservation, now } = before
  const there = await priceInVilla(before, to)
  const difference = there.total - reservation.total
  if (price === 'new' || difference <= 0 || (await ownerOfVilla(db, to.id)) === owner.id)
    throw new Refusal('malformed', {}, { owner_pays: { code: 'invalid' } })
  if (difference !== shown) throw new Refusal('price-changed', {}, {}, { price: there })
  const expense: HandEntry = {
    ...{ kind: 'expense' as const, given: difference, currency: reservation.currency, beyond: false },
    ...{ rate: null, method: null, valueDate: null, bankId: null },
    note: `Takvim çakışması (${feed.name}): ${villa.name} → ${to.name}`,
  }
  const key = `conflict:${closing.id}:${now.getTime()}`
  await enterEntries(before, [expense], { key, at: 'owner_pays' })
}
