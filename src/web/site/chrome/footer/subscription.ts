import type { Client } from '../../../../kernel/client.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'

/** How a subscription to the newsletter can end, with its toast. */
export const SUBSCRIPTIONS = {
  added: { kind: 'ok', word: 'news.added' },
  already: { kind: 'info', word: 'news.already' },
  failed: { kind: 'bad', word: 'news.failed' },
} as const
export type Subscription = keyof typeof SUBSCRIPTIONS

export const isSubscription = (text: string | null): text is Subscription => text !== null && text in SUBSCRIPTIONS

const subscribe = lazyCall(() => import('../../../../features/content/content.contract.ts').then((of) => of.subscribe))

/** Subscribes an address and tells how it ended; it never throws. */
export const subscribeWith = async (api: Client, email: string): Promise<Subscription> => {
  try {
    await subscribe({ body: { email } }, api)
    return 'added'
  } catch (error) {
    return error instanceof Refused && error.status === 409 ? 'already' : 'failed'
  }
}
