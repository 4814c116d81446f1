import { Bath, BedDouble, Users } from 'lucide-react'
import type { VillaCard } from '../../../features/search/search.contract.ts'
import { formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { stayPath } from '../card/stay-path.ts'
import { Badge } from '../kit/badge.tsx'
import { ButtonLink } from '../kit/button/button.tsx'
import { About } from '../kit/money.tsx'
import { Picture } from '../kit/picture/picture.tsx'
import style from './villa-of-month.module.css'

/** One villa over the whole width: the page's only dark picture. */
export const VillaOfMonth = ({ villa }: { villa: VillaCard }) => {
  const say = useSay()
  const [photo] = villa.photos
  return (
    <section className={style.month}>
      {photo && <Picture {...photo} sizes="100vw" />}
      <div className="wrap">
        <div className={style.text}>
          <Badge look="gold" className={style.badge}>
            {say('month.badge')}
          </Badge>
          <h2>{villa.name}</h2>
          <p>{villa.headline}</p>
          <ul className={style.facts}>
            <li>
              <Users className="i" aria-hidden="true" />
              {say('count.guests', { n: villa.guests })}
            </li>
            <li>
              <BedDouble className="i" aria-hidden="true" />
              {say('count.bedrooms', { n: villa.bedrooms })}
            </li>
            <li>
              <Bath className="i" aria-hidden="true" />
              {say('count.bathrooms', { n: villa.bathrooms })}
            </li>
          </ul>
          <MonthPrice villa={villa} />
          <ButtonLink look="white" to={stayPath(villa)}>
            {say('see.villa')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const MonthPrice = ({ villa: { stay, fromNightly, currency } }: { villa: VillaCard }) => {
  const say = useSay()
  const language = useLanguage()
  const amount = stay?.total ?? fromNightly
  if (amount === null) return null
  return (
    <p className={style.price}>
      {say(stay ? 'count.nights' : 'month.night', { n: stay?.nights ?? 1 })}{' '}
      <b>{formatMoney(amount, currency, language)}</b>
      {stay ? `, ${say('card.cleaning.in')}` : ` ${say('card.from.b')}`} <About amount={amount} currency={currency} />
    </p>
  )
}
