import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Locks, locksOf } from '../../../platform/locks/locks.ts'
import { type Guest, isCarryingMost, MOST_OPTIONS, MOST_REQUESTS, withinCaps } from './guest-caps.ts'
import { type GuestHolds, optionsOfVilla } from './guest-holds.store.ts'

/**
 * Makes bookings of one phone, e-mail or network wait for each other, so that their holds can be counted. Before the
 * villa's lock, always.
 */
export const locksOfGuest = ({ phone, email, network }: Guest): Locks =>
  locksOf('guest', [`phone ${phone}`, `mail ${email}`, `network ${network}`])

/** What a guest's wish becomes; refuses 'options-full' and 'requests-full'. The guest and the villa must be locked. */
export const statusWithinCaps = (
  status: 'OPTION' | 'REQUEST',
  guest: Guest,
  { ofGuest, ofVilla }: GuestHolds,
): 'OPTION' | 'REQUEST' => {
  const verdict = withinCaps(status, guest, ofGuest, ofVilla)
  if (verdict === 'options-full') throw new Refusal(verdict, { most: MOST_OPTIONS })
  if (verdict === 'requests-full') throw new Refusal(verdict, { most: MOST_REQUESTS })
  return verdict
}

/**
 * Does a guest's wish for this villa become an option as things are now? What the villa carries may be another when it
 * is sent.
 */
export const takesHolds = async (db: Db, { id, live }: { id: number; live: boolean }, now: Date): Promise<boolean> =>
  live && !isCarryingMost(await optionsOfVilla(db, id, now))
