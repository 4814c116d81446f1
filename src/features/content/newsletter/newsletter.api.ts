import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import { subscribe as subscribeCall } from '../content.contract.ts'
import * as issues from './issues/issues.contract.ts'
import { beginNewsletter, tryIssue } from './issues/issues.flow.ts'
import { audienceAt, markStopped, newslettersPage } from './issues/issues.store.ts'
import * as calls from './newsletter.contract.ts'
import { followLink, subscribe, subscriptionOf } from './newsletter.flow.ts'
import { removeSubscriber, subscribersPage } from './newsletter.store.ts'

type Staffed = Call<LinkServices, Staff>

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
  handler(issues.listNewsletters, async ({ query }, { db, now }) => {
    const [page, all, settings] = await Promise.all([
      newslettersPage(db, query),
      audienceAt(db, now),
      publicSettingsOf(db),
    ])
    return { ...page, audience: { ...all, sender: agencyFacts(settings) } }
  }),
  handler(issues.tryNewsletter, async ({ body }, call: Staffed) => ({
    content: { done: true as const, to: await tryIssue(call, body, call.idempotencyKey) },
  })),
  handler(issues.sendNewsletter, async ({ body }, call: Staffed) => ({
    content: { id: await beginNewsletter(call, body) },
  })),
  handler(issues.stopNewsletter, async ({ params, body }, { db, now }) => {
    await markStopped(db, params.id, body.stopped ? now : null)
    return DONE
  }),
]
