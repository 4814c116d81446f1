import type { Staff } from '../../../kernel/caller.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { withLocked } from '../../reservations/life/reservation-lock.flow.ts'
import { ownerSumsOf } from '../../reservations/money/ledger.store.ts'
import { openShare } from '../../reservations/money/owner-account.ts'
import { enterEntries } from '../../reservations/money/till/enter-money.flow.ts'
import type { PaymentMethod } from '../../reservations/reservation.shape.ts'
import { reservationsById } from '../../reservations/reservations.store.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { withVillasLocked } from '../../villas/villa-lock.store.ts'
import { accountOf, staysOf } from './statement.store.ts'

type Payout = {
  amount: Minor
  currency: Currency
  method: PaymentMethod
  valueDate: Day | null
  bankId: number | null
  note: string
}

/**
 * Pays an owner at once what several stays have brought: an entry for each in its ledger, the oldest arrival first, all
 * or none. Refuses 'malformed' with the most that is open ('amount'). `key` makes each entry one.
 */
export const payOwner = (act: Act<LinkServices, Staff>, ownerId: number, payout: Payout, key: string): Promise<void> =>
  act.db.transaction(async (tx) => {
    found(await accountOf(tx, ownerId, { locked: true }))
    const { amount, currency, ...how } = payout
    const inCurrency = async () => (await staysOf(tx, ownerId)).filter((stay) => stay.currency === currency)
    const villas = new Set((await inCurrency()).map(({ villaId }) => villaId))
    if (villas.size) await withVillasLocked(tx, [...villas], async () => undefined)
    // while it waited for the locks a stay may have gone to somebody else’s villa
    const stays = (await inCurrency()).filter(({ villaId }) => villas.has(villaId))
    let left = amount
    for (const { id, open } of await openOf({ ...act, db: tx }, stays)) {
      const part = Math.min(left, open)
      if (part <= 0) continue
      const entry = { kind: 'payout', given: part, currency, rate: null, beyond: false, ...how } as const
      await withLocked({ ...act, db: tx }, id, (locked) =>
        enterEntries(locked, [entry], { key, at: 'payout' }).catch(namedHere),
      )
      left -= part
    }
    if (left > 0)
      throw new Refusal('malformed', {}, { amount: { code: 'too-much', facts: { most: amount - left, currency } } })
  })

/** What of each stay is still to be paid to its owner, as of now. */
const openOf = async ({ db }: Act, stays: { reservationId: number }[]) => {
  const rows = await reservationsById(
    db,
    stays.map(({ reservationId }) => reservationId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const open: { id: number; open: Minor }[] = []
  for (const { reservationId } of stays) {
    const row = byId.get(reservationId)
    if (row) open.push({ id: row.id, open: openShare(row.status, row, await ownerSumsOf(db, row)) })
  }
  return open
}

/** The fields of an entry are those of the whole payout. */
const namedHere = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error
  const fields = Object.entries(error.fields).map(([name, fault]) => [name.replace('payout.0.', ''), fault] as const)
  throw new Refusal(error.code, error.facts, Object.fromEntries(fields), error.detail)
}
