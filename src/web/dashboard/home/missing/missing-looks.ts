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

/** How soon somebody must see to it. */
export const WHENS = ['now', 'today', 'next'] as const
type When = (typeof WHENS)[number]

type Look = { when: When; tone: Tone; icon: LucideIcon; to: string | ((kind: MissingOfKind) => string) }

/** When a kind comes, how it looks, and where it is put right: the list of exactly these. */
export const LOOKS: Record<Missing, Look> = {
  conflict: { when: 'now', tone: 'k-bad', icon: OctagonAlert, to: TO.conflicts },
  answer: { when: 'now', tone: 'k-request', icon: CircleHelp, to: lackingAt('answer', 'expires') },
  prepayment: { when: 'now', tone: 'k-option', icon: Hourglass, to: lackingAt('prepayment', 'expires') },
  persons: { when: 'today', tone: 'k-bad', icon: IdCard, to: lackingAt('persons') },
  task: {
    ...{ when: 'today', tone: 'k-warn', icon: ClipboardList },
    to: ({ until }) => `/dashboard/handover?day=${until}&tasks=free`,
  },
  money: { when: 'today', tone: 'k-bad', icon: Wallet, to: lackingAt('money') },
  look: { when: 'today', tone: 'k-warn', icon: TriangleAlert, to: lackingAt('look') },
  feed: { when: 'today', tone: 'k-warn', icon: RefreshCwOff, to: `${ALL_FEEDS}?trouble=true` },
  message: { when: 'today', tone: 'k-info', icon: MessageSquare, to: '/dashboard/contact?state=unread' },
  letter: { when: 'today', tone: 'k-warn', icon: MailWarning, to: `${TO.outbox}?status=failed` },
  approval: { when: 'today', tone: 'k-warn', icon: ShieldQuestion, to: BOOKS.approvals },
  permit: { when: 'next', tone: 'k-warn', icon: FileBadge, to: `${TO.permits}?list=look` },
  price: { when: 'next', tone: 'k-warn', icon: Tags, to: `${PRICES}?unpriced=1` },
  contract: { when: 'next', tone: 'k-info', icon: FileSignature, to: lackingAt('contract') },
  btrans: {
    ...{ when: 'next', tone: 'k-bad', icon: FileCode2 },
    to: ({ month }) => `/dashboard/btrans?month=${month}&state=missing`,
  },
  'btrans-file': {
    ...{ when: 'next', tone: 'k-warn', icon: FileCode2 },
    to: ({ month }) => `/dashboard/btrans?month=${month}&state=ready`,
  },
  ministry: {
    ...{ when: 'next', tone: 'k-warn', icon: Landmark },
    to: ({ month }) => `/dashboard/ministry?month=${month}&flagged=1`,
  },
  rate: { when: 'next', tone: 'k-warn', icon: Coins, to: TO.exchange },
  proposal: { when: 'next', tone: 'k-info', icon: Lightbulb, to: `${TO.proposals}?state=open` },
  comment: { when: 'next', tone: 'k-info', icon: Star, to: '/dashboard/comments?state=waiting' },
}

/** Where a kind is put right. */
export const placeOf = (kind: MissingOfKind): string => {
  const { to } = LOOKS[kind.kind]
  return typeof to === 'string' ? to : to(kind)
}
