import { Link } from 'react-router'
import type { FeedHealth } from '../../../../features/availability/feeds/feed.shape.ts'
import type { TaskKind } from '../../../../features/handover/handover.shape.ts'
import type { MissingRow } from '../../../../features/overview/missing/missing.contract.ts'
import type { Missing } from '../../../../features/overview/missing/missing-kinds.ts'
import type { BtransMissing } from '../../../../features/reports/btrans/btrans.shape.ts'
import type { MinistryFlag } from '../../../../features/reports/ministry/ministry-row.ts'
import type { PermitReason } from '../../../../features/villas/permits/permit-reasons.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { feedsOf, permitOf, pricesOfVilla, proposalAt, reservationAt } from '../../places.ts'
import { timeSince } from '../../reservations/time-left.ts'
import { dayText } from '../../stay-text.ts'
import style from './missing.module.css'

const STAYS: ReadonlySet<Missing> = new Set(['money', 'look', 'persons', 'contract', 'task', 'approval', 'btrans'])

const PLACES: Partial<Record<Missing, (id: number) => string>> = {
  ...{ feed: feedsOf, permit: permitOf, ministry: permitOf, price: pricesOfVilla, proposal: proposalAt },
}

/** One thing that is missing: whose it is, leading to its record, and why. */
export const MissingLine = ({ kind, row, now }: { kind: Missing; row: MissingRow; now: number }) => {
  const place = STAYS.has(kind) ? reservationAt : PLACES[kind]
  return (
    <li className={style.line}>
      {place && row.id !== null ? <Link to={place(row.id)}>{row.name}</Link> : <b>{row.name}</b>}
      <span className="t2">{textOf(kind, row, now)}</span>
    </li>
  )
}

const textOf = (kind: Missing, row: MissingRow, now: number): string =>
  [
    row.about,
    codeText(kind, row.code),
    row.day && say(kind === 'permit' ? 'missing.permit-end' : 'missing.begins', { day: dayText(row.day) }),
    row.n !== null && say(kind === 'price' ? 'prices.n-without' : 'missing.n-persons', { n: row.n }),
    row.money && formatMoney(row.money.sum, row.money.currency, 'tr'),
    sinceText(kind, row.at, now),
  ]
    .filter(Boolean)
    .join(' · ')

const sinceText = (kind: Missing, at: string | null, now: number): string => {
  if (at) return timeSince(at, now)
  return kind === 'feed' ? say('missing.never-read') : ''
}

/** The word of an alert, a task, a reason. */
const codeText = (kind: Missing, code: string | null): string => {
  if (code === null) return ''
  if (kind === 'look') return recordWord('alert', code)
  if (kind === 'letter') return recordWord('letter', code)
  if (kind === 'task') return say(`handover.kind.${code as TaskKind}`)
  if (kind === 'feed') return say(`feeds.health.${code as FeedHealth}`)
  if (kind === 'permit') return say(`permit.reason.${code as PermitReason}`)
  if (kind === 'btrans') return say(`btrans.lack.${code as BtransMissing}`)
  return code === 'doubled' ? say('permit.reason.doubled') : say(`ministry.flag.${code as MinistryFlag}`)
}
