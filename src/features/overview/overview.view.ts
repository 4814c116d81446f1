import type { Staff } from '../../kernel/caller.ts'
import { addDays, nightCount } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Minor } from '../../kernel/money.ts'
import type { ConflictRow } from '../occupancy/conflicts/conflicts.store.ts'
import type { Money } from '../reservations/money/ledger.store.ts'
import { moneyIn } from '../reservations/views/for-staff.view.ts'
import type { overview, StayRow } from './overview.contract.ts'
import type { OpenAlert, Stay } from './overview.store.ts'

/** A stay of the day: where it is, when its guests come and leave, and what to take in. */
export const stayView = ({ shown, listed }: Stay, money: Money, who: Staff): StayRow => {
  const isOwner = who.role === 'OWNER' // the agency speaks to the guest and writes down who comes
  const { paid, due, balance } = moneyIn(shown, money)
  return {
    ...shown,
    phone: isOwner ? '' : shown.phone,
    unlisted: isOwner ? 0 : Math.max(0, shown.guests - listed),
    nights: nightCount(shown),
    paid,
    // On the day of arrival the whole rest is collected.
    due: shown.status === 'CONFIRMED' || shown.status === 'CHECKED_IN' ? balance : due,
    balance,
    expiresAt: shown.expiresAt?.toISOString() ?? null,
  }
}

/** Where an owner's calendar and ours clash: no more of the guest than that there is one. */
export const clashView = ({
  villa,
  feed,
  from,
  last,
}: ConflictRow): AnswerOf<typeof overview>['content']['clashes'][number] => ({
  villaId: villa.id,
  villa: villa.name,
  feed: feed.name,
  from,
  until: addDays(last, 1),
})

/** An alert with the amounts and shares that its kind knows. */
export const alertView = ({
  facts,
  createdAt,
  ...row
}: OpenAlert): AnswerOf<typeof overview>['content']['alerts'][number] => ({
  ...row,
  amount: minorOf(facts.amount ?? facts.received),
  expected: minorOf(facts.expected),
  share: row.kind === 'held-share' ? { percent: Number(facts.percent), before: Number(facts.before) } : null,
  createdAt: createdAt.toISOString(),
})

const minorOf = (fact: unknown): Minor | null => (typeof fact === 'number' ? fact : null)
