import { type Call, handler } from '../../platform/http/api.ts'
import { getWishlist, shareWishlist, voteInWishlist } from './wishlists.contract.ts'
import { share, sharedList, vote, type WishlistServices } from './wishlists.flow.ts'

type Calling = Call<WishlistServices>

export const wishlistsApi = [
  handler(shareWishlist, async ({ body }, call: Calling) => ({ content: await share(call, body) })),
  handler(getWishlist, async ({ params }, call: Calling) => ({ content: await sharedList(call, params.token) })),
  handler(voteInWishlist, async ({ params, body }, call: Calling) => ({
    content: await vote(call, params.token, body),
  })),
]
