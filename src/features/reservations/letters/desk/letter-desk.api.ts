import type { Staff } from '../../../../kernel/caller.ts'
import { type Call, handler } from '../../../../platform/http/api.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { listChats, sampleLetter, tryLetter } from './letter-desk.contract.ts'
import { chatsNow, sampleOf, sendTrial } from './letter-desk.flow.ts'

type Staffed = Call<LinkServices, Staff>

/** What staff do with letters beside reservations. */
export const letterDeskApi = [
  handler(sampleLetter, async ({ params, query }, call: Staffed) => ({
    content: await sampleOf(call, { key: params.id, reservationId: query.reservation, language: query.language }),
  })),
  handler(tryLetter, async ({ params, body }, call: Staffed) => {
    const { reservation_id: reservationId, language, ...wording } = body
    const asked = { key: params.id, reservationId, language, wording }
    return { content: { done: true as const, to: await sendTrial(call, asked, call.idempotencyKey) } }
  }),
  handler(listChats, async ({ params }, call: Staffed) => ({ content: await chatsNow(call, params.id) })),
]
