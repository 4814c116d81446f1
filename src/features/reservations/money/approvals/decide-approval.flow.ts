import { actorName, type Staff } from '../../../../kernel/caller.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { withLocked } from '../../life/reservation-lock.flow.ts'
import { addEvent } from '../../reservations.store.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { enterEntries } from '../till/enter-money.flow.ts'
import { approvalById, decide } from './approvals.store.ts'

type Decision = { decision: 'approved' | 'declined' | 'withdrawn'; note: string }

/**
 * Decides about money beside the rules; a yes enters it as it was asked for. Refuses 'own-approval' for a yes or no of
 * who asked, and for taking back what somebody else asked; 'already-moved' when it was decided; what entering money
 * refuses, when the reservation has changed since.
 */
export const decideApproval = async (
  act: Act<LinkServices, Staff>,
  id: number,
  { decision, note }: Decision,
): Promise<void> => {
  const asked = found(await approvalById(act.db, id))
  const isOwn = asked.askedBy === act.who.accountId
  if (isOwn !== (decision === 'withdrawn')) throw new Refusal('own-approval')
  await withLocked(act, asked.reservationId, async (locked) => {
    const decided = { decision, decider: actorName(act.who), decidedAt: act.now, note }
    if (!(await decide(locked.db, id, decided))) throw new Refusal('already-moved')
    const facts = { amount: asked.beside, currency: locked.reservation.currency, asker: asked.asker }
    const { reservationId } = asked
    await addEvent(locked, { reservationId, what: `approval-${decision}`, reason: note, facts })
    if (decision !== 'approved') return
    await enterEntries(locked, [asked.entry], { key: `approval-${id}`, at: 'entries', approved: true })
  })
}
