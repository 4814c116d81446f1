import type { Staff } from '../../../../kernel/caller.ts'
import { DONE } from '../../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../../platform/http/api.ts'
import { laneOfReservation } from '../../life/reservation-lock.flow.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import * as calls from './approvals.contract.ts'
import { approvalById, approvalLimit, openApprovals, setApprovalLimit } from './approvals.store.ts'
import { decideApproval } from './decide-approval.flow.ts'

type Staffed = Call<LinkServices, Staff>

/** Money beside the rules, and who says yes to it. */
export const approvalsApi = [
  handler(calls.listApprovals, async (_, { db, who }: Staffed) => ({
    content: (await openApprovals(db)).map(({ row, ...stay }) => ({
      ...{ ...row, ...stay, askedAt: row.askedAt.toISOString(), own: row.askedBy === who.accountId },
      ...{ kind: row.entry.kind, given: row.entry.given, givenCurrency: row.entry.currency, note: row.entry.note },
    })),
  })),
  handler(
    calls.decideApproval,
    async ({ params, body }, call: Staffed) => {
      await decideApproval(call, params.id, body)
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, (await approvalById(db, params.id))?.reservationId),
  ),
  handler(calls.getApprovalLimit, async (_, { db }: Staffed) => ({ content: { limit: await approvalLimit(db) } })),
  handler(calls.changeApprovalLimit, async ({ body: { limit } }, { db }: Staffed) => {
    await setApprovalLimit(db, limit)
    return { content: { limit } }
  }),
]
