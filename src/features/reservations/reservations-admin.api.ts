import type { Staff } from '../../kernel/caller.ts'
import type { Day } from '../../kernel/day.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import { type Call, handler, keyOf } from '../../platform/http/api.ts'
import { phoneNumber } from '../../platform/phone.ts'
import { letterById } from '../letters/letters.store.ts'
import { ownVilla } from '../villas/own-villa.store.ts'
import { villaLane } from '../villas/villa-lock.store.ts'
import { villaById } from '../villas/villas.store.ts'
import { createReservation } from './booking/create-reservation.flow.ts'
import { AS_LISTED, overrides } from './desk.shape.ts'
import type { SENT_BY_HAND } from './letters/letter-times.ts'
import { getLetter, resendLetter, sendBank, sendConfirm } from './letters/reservation-letters.contract.ts'
import { sendByHand } from './letters/send-by-hand.flow.ts'
import { letterForStaff, resendLetter as resend } from './letters/staff-letters.flow.ts'
import { changeReservation as change, changeGuest } from './life/change-reservation.flow.ts'
import { changeVilla } from './life/change-villa.flow.ts'
import {
  changeReservation,
  changeReservationGuest,
  changeReservationVilla,
  quoteChange,
  quoteForStaff,
} from './life/changes.contract.ts'
import { moveReservation as move } from './life/move-reservation.flow.ts'
import { laneOfReservation } from './life/reservation-lock.flow.ts'
import { quoteOfChange, quoteOfStay } from './life/staff-quote.flow.ts'
import { alertById } from './money/ledger.store.ts'
import { resolveAlert as resolve } from './money/resolve-alert.flow.ts'
import {
  createAdminReservation,
  getAdminReservation,
  moveReservation,
  resolveAlert,
} from './reservations-admin.contract.ts'
import { viewForStaff } from './views/for-staff.view.ts'
import type { LinkServices } from './views/guest-link.server.ts'

type Staffed = Call<LinkServices, Staff>

const laneOfId = ({ params }: { params: { id: number } }, { db }: Call<LinkServices>) =>
  laneOfReservation(db, params.id)
const laneOfSend = ({ body }: { body: { reservation_id: number } }, { db }: Call<LinkServices>) =>
  laneOfReservation(db, body.reservation_id)

/** What staff do with reservations. */
export const reservationsAdminApi = [
  handler(getAdminReservation, async ({ params }, call: Staffed) => ({
    content: await viewForStaff(call, params.id),
  })),
  handler(
    createAdminReservation,
    async ({ body }, call: Staffed) => {
      const { villaId, ...wish } = body
      const villa = found(await villaById(call.db, villaId))
      if ((wish.status === 'CONFIRMED' || overrides(wish.override ?? AS_LISTED)) && !wish.reason)
        throw new Refusal('malformed', {}, { reason: { code: 'required' } })
      const consents = {
        contract: false,
        marketing: false,
        textVersion: '',
        at: call.now.toISOString(),
        ip: '',
        userAgent: '',
        language: wish.language,
      }
      const taken = { ...wish, villa, phone: phoneNumber(wish.phone), consents, network: null }
      return { content: await createReservation(call, taken) }
    },
    async ({ body }) => villaLane(body.villaId),
  ),
  handler(
    changeReservation,
    async ({ params, body }, call: Staffed) => {
      await change(call, params.id, { ...body, ...(body.phone && { phone: phoneNumber(body.phone) }) })
      return DONE
    },
    laneOfId,
  ),
  handler(
    changeReservationGuest,
    async ({ params, body }, call: Staffed) => {
      await changeGuest(call, params.id, { ...body, phone: phoneNumber(body.phone) })
      return DONE
    },
    laneOfId,
  ),
  handler(
    changeReservationVilla,
    async ({ params, body }, call: Staffed) => {
      await changeVilla(call, params.id, body)
      return DONE
    },
    laneOfId,
  ),
  handler(quoteChange, async ({ params, query }, { db, now }: Staffed) => ({
    content: await quoteOfChange(db, params.id, askedOf(query), now),
  })),
  handler(quoteForStaff, async ({ query }, { db, who, now }: Staffed) => {
    if (who.role === 'OWNER') await ownVilla(db, who, query.villa_id)
    const asked = askedOf(query)
    const lifted = asked.lifted && who.role === 'ADMIN'
    return { content: await quoteOfStay(db, query.villa_id, { ...asked, lifted }, now) }
  }),
  handler(
    moveReservation,
    async ({ params, body }, call: Staffed) => {
      const key = body.move === 'receive-transfer' || body.money.length ? keyOf(call) : undefined
      await move(call, params.id, { ...body, key })
      return DONE
    },
    laneOfId,
  ),
  handler(sendBank, ({ body }, call: Staffed) => send(call, body.reservation_id, 'bank_info'), laneOfSend),
  handler(sendConfirm, ({ body }, call: Staffed) => send(call, body.reservation_id, 'confirm'), laneOfSend),
  handler(
    resolveAlert,
    async ({ params, body }, call: Staffed) => {
      await resolve(call, params.id, body, keyOf(call))
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, (await alertById(db, params.id))?.reservationId),
  ),
  handler(getLetter, async ({ params }, { db, now }: Staffed) => ({
    content: await letterForStaff(db, params.id, now),
  })),
  handler(
    resendLetter,
    async ({ params }, call: Staffed) => {
      await resend(call, params.id, call.idempotencyKey)
      return DONE
    },
    async ({ params }, { db }) => laneOfReservation(db, (await letterById(db, params.id))?.reservationId),
  ),
]

type Asked = { checkin: Day; checkout: Day; guests: number; lift: '0' | '1' }

const askedOf = ({ checkin, checkout, guests, lift }: Asked) => ({
  ...{ stay: { checkIn: checkin, checkOut: checkout }, guests, lifted: lift === '1' },
})

const send = async (call: Staffed, id: number, template: keyof typeof SENT_BY_HAND) => {
  await sendByHand(call, id, template)
  return DONE
}
