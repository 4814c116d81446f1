import { type Call, handler } from '../../../../platform/http/api.ts'
import { laneOfReservation } from '../../life/reservation-lock.flow.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { answerOwnerRequest, getOwnerRequest } from './owner-answer.contract.ts'
import { answerRequest, ownerRequest } from './owner-answer.flow.ts'
import { reservationInToken } from './owner-link.server.ts'

/** What owners do by the link of a mail, without a login. */
export const ownerAnswerApi = [
  handler(getOwnerRequest, async ({ params }, call: Call<LinkServices>) => ({
    content: await ownerRequest(call, params.token),
  })),
  handler(
    answerOwnerRequest,
    async ({ params, body }, call: Call<LinkServices>) => ({ content: await answerRequest(call, params.token, body) }),
    ({ params }, { db }) => laneOfReservation(db, reservationInToken(params.token)),
  ),
]
