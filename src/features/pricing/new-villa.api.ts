import { handler } from '../../platform/http/api.ts'
import * as calls from './new-villa.contract.ts'
import * as flow from './new-villa.flow.ts'

export const newVillaApi = [
  handler(calls.createVilla, async ({ body }, call) => ({ content: await flow.createVilla(call, body) })),
  handler(calls.duplicateVilla, async ({ params, body }, call) => ({
    content: await flow.duplicateVilla(call, params.id, body.name),
  })),
]
