import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { setUserActivity } from '../../accounts/accounts.contract.ts'
import { endSessionsOf } from '../../accounts/accounts.store.ts'
import { forgotPassword } from '../../accounts/links/links.contract.ts'
import { forgot, type LinkMailServices } from './account-letter.flow.ts'
import * as calls from './people.contract.ts'
import * as flow from './people.flow.ts'
import { peoplePage, personById } from './people.store.ts'

type Staffed = Call<LinkMailServices, Staff>

export const peopleApi = [
  handler(calls.listUsers, ({ query }, { db, now }: Staffed) => peoplePage(db, query, now)),
  handler(calls.getUser, async ({ params }, { db, now }: Staffed) => ({
    content: await personById(db, params.id, now),
  })),
  handler(calls.createUser, async ({ body }, call: Staffed) => ({ content: await flow.invite(call, body) })),
  handler(calls.changeUser, async ({ params, body }, call: Staffed) => ({
    content: await flow.changePerson(call, params.id, body),
  })),
  handler(calls.sendUserLink, async ({ params }, call: Staffed) => ({
    content: await flow.sendLinkTo(call, params.id),
  })),
  handler(calls.withdrawInvitation, async ({ params }, call: Staffed) => ({
    content: await flow.withdraw(call, params.id),
  })),
  handler(calls.endUserSessions, async ({ params }, { db, now }: Staffed) => {
    await endSessionsOf(db, (await personById(db, params.id, now)).id)
    return DONE
  }),
  handler(calls.dropSecondStep, async ({ params }, call: Staffed) => ({
    content: await flow.dropSecondStep(call, params.id),
  })),
  handler(calls.requireSecondStep, async ({ body }, call: Staffed) => {
    await flow.requireSecondStep(call, body.required)
    return DONE
  }),
  handler(setUserActivity, async ({ body }, call: Staffed) => {
    await flow.setActive(call, body.id, body.active)
    return DONE
  }),
  handler(forgotPassword, async ({ body }, call: Call<LinkMailServices>) => {
    await forgot(call, body.email)
    return DONE
  }),
]
