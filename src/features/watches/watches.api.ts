import { DONE } from '../../kernel/endpoint.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { confirmWatch, endWatch, getWatch, watchStay } from './watches.contract.ts'
import { confirm, end, type WatchServices, watch, watchOfToken } from './watches.flow.ts'

type Calling = Call<WatchServices>

export const watchesApi = [
  handler(watchStay, async ({ body }, call: Calling) => {
    await watch(call, body)
    return DONE
  }),
  handler(getWatch, async ({ params }, call: Calling) => ({ content: await watchOfToken(call, params.token) })),
  handler(confirmWatch, async ({ params }, call: Calling) => ({ content: await confirm(call, params.token) })),
  handler(endWatch, async ({ params }, call: Calling) => ({ content: await end(call, params.token) })),
]
