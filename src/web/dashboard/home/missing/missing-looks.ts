import {
  CircleHelp,
  ClipboardList,
  Coins,
  FileBadge,
  FileCode2,
  FileSignature,
  Hourglass,
  IdCard,
  Landmark,
  Lightbulb,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  OctagonAlert,
  RefreshCwOff,
  ShieldQuestion,
  Star,
  Tags,
  TriangleAlert,
  Wallet,
} from 'lucide-react'
import type { MissingOfKind } from '../../../../features/overview/missing/missing.contract.ts'
import type { Missing } from '../../../../features/overview/missing/missing-kinds.ts'
import type { Tone } from '../../kit/page/tag.tsx'
import { ALL_FEEDS, BOOKS, lackingAt, PRICES, TO } from '../../places.ts'

type Look = { tone: Tone; icon: LucideIcon; to: string | ((kind: MissingOfKind) => string) }

/** How a kind looks, and where it is put right: the list of exactly these. */
export const LOOKS: Record<Missing, Look> = {
  conflict: { tone: 'k-bad', icon: OctagonAlert, to: TO.conflicts },
  answer: { tone: 'k-request', icon: CircleHelp, to: lackingAt('answer', 'expires') },
  prepayment: { tone: 'k-option', icon: Hourglass, to: lackingAt('prepayment', 'expires') },
  persons: { tone: 'k-bad', icon: IdCard, to: lackingAt('persons') },
  task: {
    ...{ tone: 'k-warn', icon: ClipboardList },
    to: ({ until }) => `/dashboard/handover?day=${until}&tasks=free`,
  },
  money: { tone: 'k-bad', icon: Wallet, to: lackingAt('money') },
  look: { tone: 'k-warn', icon: TriangleAlert, to: lackingAt('look') },
  feed: { tone: 'k-warn', icon: RefreshCwOff, to: `${ALL_FEEDS}?trouble=true` },
  message: { tone: 'k-info', icon: MessageSquare, to: '/dashboard/contact?state=unread' },
  letter: { tone: 'k-warn', icon: MailWarning, to: `${TO.outbox}?status=failed` },
  approval: { tone: 'k-warn', icon: ShieldQuestion, to: BOOKS.approvals },
  permit: { tone: 'k-warn', icon: FileBadge, to: `${TO.permits}?list=look` },
  price: { tone: 'k-warn', icon: Tags, to: `${PRICES}?unpriced=1` },
  contract: { tone: 'k-info', icon: FileSignature, to: lackingAt('contract') },
  btrans: {
    ...{ tone: 'k-bad', icon: FileCode2 },
    to: ({ month }) => `/dashboard/btrans?month=${month}&state=missing`,
  },
  'btrans-file': {
    ...{ tone: 'k-warn', icon: FileCode2 },
    to: ({ month }) => `/dashboard/btrans?month=${month}&state=ready`,
  },
  ministry: {
    ...{ tone: 'k-warn', icon: Landmark },
    to: ({ month }) => `/dashboard/ministry?month=${month}&flagged=1`,
  },
  rate: { tone: 'k-warn', icon: Coins, to: TO.exchange },
  proposal: { tone: 'k-info', icon: Lightbulb, to: `${TO.proposals}?state=open` },
  comment: { tone: 'k-info', icon: Star, to: '/dashboard/comments?state=waiting' },
}

/** Where a kind is put right. */
export const placeOf = (kind: MissingOfKind): string => {
  const { to } = LOOKS[kind.kind]
  return typeof to === 'string' ? to : to(kind)
}
