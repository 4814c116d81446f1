import { DONE } from '../../../kernel/endpoint.ts'
import { handler } from '../../../platform/http/api.ts'
import * as calls from './villa-marks.contract.ts'
import * as flow from './villa-marks.flow.ts'

export const villaMarksApi = [
  handler(calls.setActivity, async ({ body }, call) => {
    await flow.setActivity(call, body)
    return DONE
  }),
  handler(calls.setPopular, async ({ body }, call) => {
    await flow.setPopular(call, body)
    return DONE
  }),
  handler(calls.setVillaOfMonth, async ({ body }, call) => {
    await flow.setVillaOfMonth(call, body)
    return DONE
  }),
  handler(calls.orderVillas, async ({ body }, call) => {
    await flow.orderVillas(call, body.ids)
    return DONE
  }),
]
