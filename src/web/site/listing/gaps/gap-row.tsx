import type { ReactNode } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import type { ListedVilla } from '../../card/listed/listed-villa.ts'
import { stayPath } from '../../card/stay-path.ts'
import { About } from '../../kit/money.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import { useDays } from '../../use-days.ts'
import style from './gap-row.module.css'
import { gapStrip } from './gap-strip.ts'

/**
 * A gap between two bookings: its dates, whose it is, what it costs whole, and a strip of fourteen nights that shows
 * it.
 */
export const GapRow = ({ villa, level: Heading = 'h3' }: { villa: ListedVilla; level?: 'h2' | 'h3' }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const { stay } = villa
  if (!stay) return null
  return (
    <article className={style.gap}>
      <Picture path={villa.thumbnail} width={400} height={300} alt="" sizes="96px" />
      <div>
        <Heading className={`${style.when} num`}>
          <SiteLink to={stayPath(villa)}>{days.stay(stay.checkIn, stay.checkOut)}</SiteLink>
        </Heading>
        <p className={style.villa}>
          <span>
            {villa.name}, {villa.town.name}
          </span>
          <span>{say('count.guests', { n: villa.guests })}</span>
        </p>
        <div className={style.nights} aria-hidden="true">
          {gapStrip(stay).map(({ night, free }) => (
            <i key={night} className={free ? style.on : undefined} />
          ))}
        </div>
      </div>
      <p className={style.price}>
        <b>{formatMoney(stay.total, villa.currency, language)}</b>
        <span>{say('card.total', { n: stay.nights })}</span>
        <About amount={stay.total} currency={villa.currency} />
      </p>
    </article>
  )
}

/** Gaps below each other. */
export const GapRows = ({ children }: { children: ReactNode }) => <div className={style.gaps}>{children}</div>
