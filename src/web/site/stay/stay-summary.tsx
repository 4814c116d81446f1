import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StayPrice } from '../../../features/pricing/pricing.shape.ts'
import type { Stay } from '../../../kernel/day.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { useMedia } from '../kit/layer/use-media.ts'
import box from '../kit/page/box.module.css'
import { Picture } from '../kit/picture/picture.tsx'
import { useDays } from '../use-days.ts'
import { Fact, Facts } from './checkout/facts.tsx'
import { PriceLines } from './price/price-lines.tsx'
import style from './stay-summary.module.css'

/** The villa of a booking, as the summary names it. */
export type BookedVilla = {
  name: string
  place: string
  permitNo: string | null
  picture: string | null
  checkInTime: string
  checkOutTime: string
}

type Props = { villa: BookedVilla; stay: Stay; price: StayPrice | null; children?: ReactNode; lines?: ReactNode }

/**
 * Villa, dates and price beside a form; on phones folded to one row. `lines` stand instead of pre-payment and balance.
 */
export const StaySummary = ({ villa, stay, price, children, lines }: Props) => {
  const wide = useMedia('(min-width: 1024px)')
  return (
    <details className={`${box.box} ${style.summary}`} open={wide || undefined}>
      <FoldedRow villa={villa} stay={stay} price={price} />
      <div>
        <Booked villa={villa} stay={stay} />
        {price && (
          <div className={style.price}>
            <PriceLines price={price}>{lines}</PriceLines>
          </div>
        )}
        {children}
      </div>
    </details>
  )
}

const FoldedRow = ({ villa, stay, price }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  return (
    <summary className={style.row}>
      {villa.picture && <Picture path={villa.picture} width={640} height={480} alt="" sizes="56px" />}
      <p>
        <b>{villa.name}</b>
        <span className="num">
          {days.stay(stay.checkIn, stay.checkOut)}
          {price && `, ${say('count.nights', { n: price.nights })}`}
        </span>
      </p>
      <strong>
        {price && formatMoney(price.total, price.currency, language)}
        <small>
          {say('summary.details')} <ChevronDown className="i" aria-hidden />
        </small>
      </strong>
    </summary>
  )
}

const Booked = ({ villa, stay }: Pick<Props, 'villa' | 'stay'>) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <div className={style.villa}>
        {villa.picture && <Picture path={villa.picture} width={640} height={480} alt="" sizes="104px" />}
        <div>
          <h2 className="h3">{villa.name}</h2>
          <p className="small">{villa.place}</p>
          {villa.permitNo && <p className="tiny">{say('stay.permitShort', { no: villa.permitNo })}</p>}
        </div>
      </div>
      <Facts two>
        <Fact name={say('stay.checkIn')}>
          {formatDay(stay.checkIn, language)}, {villa.checkInTime}
        </Fact>
        <Fact name={say('stay.checkOut')}>
          {formatDay(stay.checkOut, language)}, {villa.checkOutTime}
        </Fact>
      </Facts>
    </>
  )
}
