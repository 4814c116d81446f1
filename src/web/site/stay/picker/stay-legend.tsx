import { type Currency, SYMBOL } from '../../../../kernel/money.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './stay-legend.module.css'

/** What the looks of the days mean. */
export const StayLegend = ({ currency }: { currency?: Currency }) => {
  const say = useSay()
  return (
    <div className={style.legend}>
      <span>
        <i />
        {currency ? say('stay.legend.freePriced', { symbol: SYMBOL[currency] }) : say('stay.legend.free')}
      </span>
      <span>
        <i className={style.taken} />
        {say('stay.legend.taken')}
      </span>
      <span>
        <i className={style.option} />
        {say('stay.legend.option')}
      </span>
      <span>
        <i className={style.turnover} />
        {say('stay.legend.turnover')}
      </span>
    </div>
  )
}
