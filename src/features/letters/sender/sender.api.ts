import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { readSection } from '../../settings/agency/agency.store.ts'
import { editSection } from '../../settings/agency/edit-section.flow.ts'
import * as calls from './sender.contract.ts'
import { FIRST_SENDER } from './sender.store.ts'
import { type TrialServices, trySender } from './try-sender.flow.ts'

type Mailing = Call<TrialServices, Staff>
const givenOf = ({ services: { mailer } }: Mailing) => ({ given: mailer.from ?? '', server: mailer.server ?? '' })

/** In whose name letters go out. The mail server itself is the environment's. */
export const senderApi = [
  handler(calls.getSender, async (_, call: Mailing) => ({
    content: { ...(await readSection(call.db, FIRST_SENDER)), ...givenOf(call) },
  })),
  handler(calls.editSender, async ({ body }, call: Mailing) => ({
    content: { ...(await editSection(call, FIRST_SENDER, body)), ...givenOf(call) },
  })),
  handler(calls.trySender, async ({ body }, call: Mailing) => ({ content: await trySender(call, body) })),
]
