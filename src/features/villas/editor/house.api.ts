import { handler } from '../../../platform/http/api.ts'
import * as flow from './change-house.flow.ts'
import * as calls from './house.contract.ts'

export const houseApi = [
  handler(calls.getAdminVilla, async ({ params }, call) => ({ content: await flow.houseToEdit(call, params.id) })),
  handler(calls.changeHouse, async ({ params, body }, call) => ({
    content: await flow.changeHouse(call, params.villa_id, body),
  })),
  handler(calls.changeFeatures, async ({ params, body }, call) => ({
    content: await flow.changeFeatures(call, params.villa_id, body),
  })),
]
