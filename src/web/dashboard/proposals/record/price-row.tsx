import { ArrowRight } from 'lucide-react'
import type { Comparison, PricedNights } from '../../../../features/proposals/proposal.shape.ts'
import type { ProposalRow } from '../../../../features/proposals/proposals.contract.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { lastNight } from '../../villas/prices/grid/period-text.ts'
import style from './proposal.module.css'

type Prices = Extract<Comparison, { of: 'price' }>
type Props = { row: ProposalRow; compared: Prices; currency: Currency }

/** Nights with what they cost now, and what they would cost. */
export const PriceRow = ({ row, compared: { was, becomes }, currency }: Props) => (
  <>
    <b
      className={`${style.about} num`}
    >{`${formatStay(becomes.from, lastNight(becomes), 'tr')} ${lastNight(becomes).slice(0, 4)}`}</b>
    <div className={style.side}>
      <span className="t3 sm">{say(row.state === 'approved' ? 'proposal.then' : 'proposal.now')}</span>
      {was.map((nights) => (
        <Nights key={nights.from} nights={nights} currency={currency} dated={was.length > 1} />
      ))}
    </div>
    <ArrowRight className={`i t3 ${style.arrow}`} aria-hidden />
    <div className={style.side}>
      <span className="t3 sm">{say('proposal.wish')}</span>
      <Nights nights={becomes} currency={currency} wished change={changeOf(was, becomes)} />
    </div>
  </>
)

type NightsProps = { nights: PricedNights; currency: Currency; dated?: boolean; wished?: boolean; change?: string }

const Nights = ({ nights, currency, dated, wished, change }: NightsProps) => {
  const { nightly, weekly, minNights } = nights
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  const rest = [
    weekly !== null && say('proposal.weekly', { amount: money(weekly) }),
    weekly === null && nightly !== null && wished && say('proposal.week-of-nights'),
    minNights !== null && say('proposal.min', { n: minNights }),
    minNights === null && wished && say('proposal.min-same'),
  ].filter((each) => typeof each === 'string')
  return (
    <span className={style.nights}>
      {dated && <span className="t3 sm num">{formatStay(nights.from, lastNight(nights), 'tr')}</span>}
      <span>
        <b className={nightly === null ? 'warn-t' : 'num'}>
          {nightly === null ? say('proposal.unpriced') : money(nightly)}
        </b>
        {change && <span className={`${style.change} num`}>{change}</span>}
      </span>
      {rest.length > 0 && <span className="t2 sm">{rest.join(' · ')}</span>}
    </span>
  )
}

/** '+%12' where the old nights have one price. */
const changeOf = (was: PricedNights[], { nightly }: PricedNights): string | undefined => {
  const [first] = was
  if (!first?.nightly || nightly === null || was.some((each) => each.nightly !== first.nightly)) return undefined
  const percent = Math.round(((nightly - first.nightly) / first.nightly) * 100)
  return `${percent < 0 ? '−' : '+'}%${Math.abs(percent)}`
}
