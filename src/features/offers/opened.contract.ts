import { content, endpoint } from '../../kernel/endpoint.ts'
import { done, linkToken } from '../../kernel/schema.ts'

/**
 * Told by the page once somebody really looks at it: previews of messengers only fetch it. By itself: browsers load
 * nothing else of the offers.
 */
export const openOffer = endpoint({
  method: 'POST',
  path: '/v1/offers/:token/opened',
  may: 'anyone',
  does: 'Note that an offer is being looked at',
  perMinute: 60,
  params: linkToken,
  answer: content(done),
})
