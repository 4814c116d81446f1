import {
  Ban,
  Circle,
  CircleCheck,
  CircleDot,
  CircleHelp,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  KeyRound,
  ListOrdered,
  type LucideIcon,
  TimerOff,
  Undo2,
  UserX,
} from 'lucide-react'
import { isOver } from '../../../features/reservations/life/reservation-status.ts'
import type { PaymentState, ReservationStatus } from '../../../features/reservations/reservation.shape.ts'
import type { Minor } from '../../../kernel/money.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import { Badge, Tag, type Tone } from '../kit/page/tag.tsx'
import { timeLeft } from './time-left.ts'

type Look = { word: DashboardWordKey; icon: LucideIcon; tone: Tone }

/** A status is told by colour, icon and word, always the three. */
export const STATUS_LOOK: Record<ReservationStatus, Look> = {
  REQUEST: { word: 'status.REQUEST', icon: CircleHelp, tone: 'k-request' },
  OPTION: { word: 'status.OPTION', icon: Hourglass, tone: 'k-option' },
  CONFIRMED: { word: 'status.CONFIRMED', icon: CircleCheck, tone: 'k-confirmed' },
  CHECKED_IN: { word: 'status.CHECKED_IN', icon: KeyRound, tone: 'k-checkedin' },
  COMPLETED: { word: 'status.COMPLETED', icon: Flag, tone: 'k-completed' },
  CANCELLED: { word: 'status.CANCELLED', icon: CircleX, tone: 'k-cancelled' },
  DECLINED: { word: 'status.DECLINED', icon: Ban, tone: 'k-declined' },
  EXPIRED: { word: 'status.EXPIRED', icon: TimerOff, tone: 'k-expired' },
  NO_SHOW: { word: 'status.NO_SHOW', icon: UserX, tone: 'k-noshow' },
}

/** Payment is another axis and looks different on purpose: icon and word without a ground. */
const PAYMENT_LOOK: Record<PaymentState, Look> = {
  none: { word: 'payment.none', icon: Circle, tone: 'k-mute' },
  'prepayment-due': { word: 'payment.prepayment-due', icon: Clock, tone: 'k-warn' },
  'paid-in-part': { word: 'payment.paid-in-part', icon: CircleDot, tone: 'k-mute' },
  prepaid: { word: 'payment.prepaid', icon: CircleCheck, tone: 'k-mute' },
  paid: { word: 'payment.paid', icon: CircleCheck, tone: 'k-ok' },
  'refund-due': { word: 'payment.refund-due', icon: Undo2, tone: 'k-bad' },
  refunded: { word: 'payment.refunded', icon: Undo2, tone: 'k-mute' },
}

/** Who waits behind an option waits for nobody's answer. */
const QUEUED: Look = { word: 'status.queued', icon: ListOrdered, tone: 'k-request' }

/** `now` adds the time that is left of an option or request. */
export const StatusChip = ({
  status,
  queued,
  expiresAt,
  now,
  large,
}: {
  status: ReservationStatus
  queued: boolean
  expiresAt?: string | null
  now?: number
  large?: boolean
}) => {
  const { word, icon, tone } = queued && status === 'REQUEST' ? QUEUED : STATUS_LOOK[status]
  return (
    <Badge tone={tone} icon={icon} large={large}>
      {say(word)}
      {expiresAt && now !== undefined && <span className="num">{timeLeft(expiresAt, now)}</span>}
    </Badge>
  )
}

export const PaymentTag = ({ payment }: { payment: PaymentState }) => {
  const { word, icon, tone } = PAYMENT_LOOK[payment]
  return (
    <Tag tone={tone} icon={icon}>
      {say(word)}
    </Tag>
  )
}

/** What is still to be paid of a reservation that goes on; 0 once it is over. */
export const openAmount = ({ status, total, paid }: { status: ReservationStatus; total: Minor; paid: Minor }): Minor =>
  isOver(status) ? 0 : Math.max(0, total - paid)
