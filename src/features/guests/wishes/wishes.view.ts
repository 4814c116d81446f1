import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { ReservationStatus } from '../../reservations/reservation.shape.ts'
import { mayDo } from './wish-rules.ts'
import type { guestWishes, staffWishes } from './wishes.contract.ts'
import type { sentBy, Wish } from './wishes.store.ts'

type Sent = Awaited<ReturnType<typeof sentBy>>

const wishView = (wish: Wish) => ({ ...wish, createdAt: wish.createdAt.toISOString() })

/** What a guest reads of what she has sent. */
export const sentForGuest = (
  { wishes, messages, receipts }: Sent,
  status: ReservationStatus,
): AnswerOf<typeof guestWishes>['content'] => {
  const { askDates, write, sendReceipt } = mayDo(status)
  return {
    wish: wishes[0] ? wishView(wishes[0]) : null,
    ...{ canAskDates: askDates, canWrite: write, canSendReceipt: sendReceipt },
    messages: messages.map(({ id, text, at, readAt }) => ({ id, text, at: at.toISOString(), read: readAt !== null })),
    receipts: receipts.map(({ id, at, seenAt }) => ({ id, at: at.toISOString(), seen: seenAt !== null })),
  }
}

/** The same for staff, with who has read it. */
export const sentForStaff = ({ wishes, messages, receipts }: Sent): AnswerOf<typeof staffWishes>['content'] => ({
  wishes: wishes.map(wishView),
  messages: messages.map((each) => ({ ...each, at: each.at.toISOString() })),
  receipts: receipts.map((each) => ({ ...each, at: each.at.toISOString() })),
})
