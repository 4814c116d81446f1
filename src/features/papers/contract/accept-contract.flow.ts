import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { hasEnded, statusAt } from '../../reservations/life/reservation-status.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { reservationOfToken } from '../../reservations/views/reservation-of-token.flow.ts'
import { acceptanceOf, addAcceptance, countAcceptances, standingText } from './contract.store.ts'
import { contractStateOf, stayToAccept } from './contract-state.ts'

/** More changes than this are settled by phone. */
const MOST_ACCEPTANCES = 30

type Accepted = { hash: string; ip: string; userAgent: string }

/**
 * The guest accepts the contract she has read: `hash` says which wording. Once is enough while stay and price are the
 * same. Refuses 'edited-meanwhile' when another wording stands, 'move-not-allowed' once the reservation has ended.
 */
export const acceptContract = async (
  act: Omit<Act<LinkServices>, 'who'>,
  token: string,
  { hash, ip, userAgent }: Accepted,
): Promise<void> => {
  const { db, now } = act
  const reservation = await reservationOfToken(act, token)
  const status = statusAt(reservation, now)
  if (hasEnded(status)) throw new Refusal('move-not-allowed', { status })
  const text = await standingText(db, reservation.language)
  if (text?.hash !== hash) throw new Refusal('edited-meanwhile')
  const stay = stayToAccept(reservation)
  const before = await acceptanceOf(db, reservation.id)
  if (before?.text.hash === hash && contractStateOf(stay, before.stay, true) === 'accepted') return
  if ((await countAcceptances(db, reservation.id)) >= MOST_ACCEPTANCES)
    throw new Refusal('too-many', { seconds: 86_400 })
  await addAcceptance(db, {
    ...{ reservationId: reservation.id, textId: text.id, stay, via: 'page', at: now, ip },
    userAgent: userAgent.slice(0, 400),
  })
}
