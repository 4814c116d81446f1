import { type Currency, SYMBOL } from '../../../../kernel/money.ts'
import { useSay } from '../../../words/use-say.ts'

/** What the looks of the days mean. */
export const StayLegend = ({ currency }: { currency?: Currency }) => {
  const say = useSay()
  return (
    <div className="legend">
      <span>
        <i />
        {currency ? say('stay.legend.freePriced', { symbol: SYMBOL[currency] }) : say('stay.legend.free')}
      </span>
      <span>
        <i className="legend__busy" />
        {say('stay.legend.taken')}
      </span>
      <span>
        <i className="legend__opt" />
        {say('stay.legend.option')}
      </span>
      <span>
        <i className="legend__half" />
        {say('stay.legend.turnover')}
      </span>
    </div>
  )
}
