import type { Staff } from '../../kernel/caller.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { laneOfReservation } from '../reservations/life/reservation-lock.flow.ts'
import * as calls from './handover.contract.ts'
import { dayOfLink, type HandoverServices, handOver, handoverOn, keepPhoto, tickTask } from './handover-day.flow.ts'
import * as desk from './handover-desk.flow.ts'

type GreeterCall = Call<HandoverServices>
type StaffCall = Call<HandoverServices, Staff>

export const handoverApi = [
  handler(calls.tasksOfStay, async ({ params }, call: StaffCall) => ({
    content: await desk.handoverOf(call, params.id),
  })),
  handler(calls.writeTask, async ({ params, body }, call: StaffCall) => {
    await desk.writeUsual(call, params, body)
    return DONE
  }),
  handler(calls.addTask, async ({ params, body }, call: StaffCall) => ({
    content: { id: await desk.addOther(call, params.id, body) },
  })),
  handler(calls.changeTask, async ({ params, body }, call: StaffCall) => {
    await desk.changeOther(call, params.id, body)
    return DONE
  }),
  handler(calls.deleteTask, async ({ params }, call: StaffCall) => {
    await desk.removeOther(call, params.id)
    return DONE
  }),
  handler(calls.openPhoto, async ({ params }, call: StaffCall) => ({ content: await desk.openPhoto(call, params.id) })),
  handler(calls.listLinks, async (_, call: StaffCall) => ({ content: await desk.linksOf(call) })),
  handler(calls.makeLink, async ({ body }, call: StaffCall) => ({ content: await desk.makeLink(call, body) })),
  handler(calls.endLink, async ({ params }, call: StaffCall) => {
    await desk.endLink(call, params.id)
    return DONE
  }),
  handler(calls.deskDay, async ({ query }, call: StaffCall) => ({
    content: await handoverOn(call, query.day ?? dayInIstanbul(call.now), query.town_id ? [query.town_id] : []),
  })),
  handler(calls.handoverDay, async ({ params, query }, call: GreeterCall) => ({
    content: await dayOfLink(call, params.token, query.day),
  })),
  handler(calls.tickTask, async ({ params, body }, call: GreeterCall) => {
    await tickTask(call, params.token, body)
    return DONE
  }),
  handler(
    calls.handOver,
    async ({ params, body }, call: GreeterCall) => {
      await handOver(call, params.token, params.id, body.moment)
      return DONE
    },
    ({ params }, { db }) => laneOfReservation(db, params.id),
  ),
  handler(calls.sendPhoto, async ({ params }, call: GreeterCall) => {
    await keepPhoto(call, params.token, { id: params.id, moment: params.moment, sent: call.file })
    return DONE
  }),
]
