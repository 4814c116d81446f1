import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { subscribe as subscribeCall } from '../content.contract.ts'
import * as calls from './newsletter.contract.ts'
import { followLink, subscribe, subscriptionOf } from './newsletter.flow.ts'
import { removeSubscriber, subscribersPage } from './newsletter.store.ts'

export const newsletterApi = [
  handler(subscribeCall, async ({ body }, call: Call<LinkServices>) => {
    await subscribe(call, { email: body.email, language: call.language, ip: call.ip })
    return DONE
  }),
  handler(calls.getSubscription, async ({ params }, call: Call<LinkServices>) => {
    const { deed, email, done } = await subscriptionOf(call, params.token)
    return { content: { deed, email, done } }
  }),
  handler(calls.followSubscription, async ({ params }, call: Call<LinkServices>) => ({
    content: await followLink(call, params.token),
  })),
  handler(calls.listSubscribers, ({ query }, { db }) => subscribersPage(db, query)),
  handler(calls.deleteSubscriber, async ({ params }, { db }) => {
    await removeSubscriber(db, params.id)
    return DONE
  }),
]
