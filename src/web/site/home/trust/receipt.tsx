import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { stayPath } from '../../card/stay-path.ts'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import { Line, Lines } from '../../stay/price/lines.tsx'
import { useDays } from '../../use-days.ts'
import style from './receipt.module.css'

/** The price of one stay as its guest will see it: nothing is added later. */
export const Receipt = ({ villa }: { villa: VillaCard }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const { stay, currency } = villa
  if (!stay) return null
  const money = (amount: number) => formatMoney(amount, currency, language)
  const before = stay.beforeDiscount ?? stay.total
  return (
    <figure className={style.receipt} aria-label={say('receipt')}>
      <div className={style.villa}>
        <Picture path={villa.thumbnail} width={400} height={300} alt="" sizes="76px" />
        <div>
          <h3>
            <SiteLink to={stayPath(villa)}>{villa.name}</SiteLink>
          </h3>
          <p className="small num">
            {days.stay(stay.checkIn, stay.checkOut, 'day')} · {say('count.nights', { n: stay.nights })}
          </p>
        </div>
      </div>
      <Lines>
        <Line name={say('receipt.stay', { n: stay.nights })} value={money(before - stay.cleaning)} />
        {before > stay.total && <Line as="less" name={say('receipt.discount')} value={money(stay.total - before)} />}
        <Line name={say('receipt.cleaning')} value={stay.cleaning ? money(stay.cleaning) : say('receipt.included')} />
        <Line name={say('receipt.bills')} value={say('receipt.included')} />
        <Line as="total" name={say('sum.total')} value={money(stay.total)} />
        <Line as="part" name={say('receipt.now')} value={money(stay.prepayment)} />
        <Line as="part" name={say('sum.balance')} value={money(stay.total - stay.prepayment)} />
        {stay.damageDeposit > 0 && <Line as="apart" name={say('sum.deposit')} value={money(stay.damageDeposit)} />}
      </Lines>
    </figure>
  )
}
