import type { ReactNode } from 'react'
import type { Vote } from '../../../../features/wishlists/wishlists.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { AlertButton } from '../../alerts/alert-button.tsx'
import { CardLine } from '../../card/card-line.tsx'
import { CardPrice } from '../../card/card-price.tsx'
import { Rating } from '../../card/rating/rating.tsx'
import { stayPath } from '../../card/stay-path.ts'
import { Button } from '../../kit/button/button.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import { useDays } from '../../use-days.ts'
import type { Liked, LikedStay } from '../liked-data.ts'
import type { Change } from '../price-since.ts'
import style from './liked-row.module.css'
import { Votes } from './votes.tsx'

type Props = {
  liked: Liked
  stay: LikedStay
  since?: Change | null
  votes?: readonly Vote[] | undefined
  drop?: () => void
  children?: ReactNode
}

/** A villa of the list: what it costs for the dates and what became of it, or that it is taken and when it is free. */
export const LikedRow = ({ liked, stay, since, votes, drop, children }: Props) => {
  const say = useSay()
  const { card } = liked
  const isTaken = stay.checkin !== undefined && !card.stay
  const [photo] = card.photos
  return (
    <li className={isTaken ? `${style.row} ${style.taken}` : style.row} data-liked={card.id}>
      {photo && <Picture {...photo} sizes="(min-width: 640px) 250px, 92vw" className={style.photo} />}
      <div className={style.body}>
        <div className={style.top}>
          <h2>
            <SiteLink to={stayPath(card, stay)}>{card.name}</SiteLink>
          </h2>
          {card.rating && <Rating {...card.rating} />}
        </div>
        <p className={style.about}>
          {card.town.name}, {card.district} · {say('count.guests', { n: card.guests })} ·{' '}
          {say('count.bedrooms', { n: card.bedrooms })}
        </p>
        <CardLine {...card} />
        {isTaken ? <Taken {...{ liked, stay }} /> : <CardPrice villa={card} />}
        {since && <Since since={since} currency={card.currency} />}
        {votes && <Votes votes={votes} />}
        {children}
        {drop && (
          <Button look="text" size="small" className={style.drop} onClick={drop}>
            {say('liked.drop')} <span className="sr">{card.name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

const Taken = ({ liked: { card, near }, stay }: Pick<Props, 'liked' | 'stay'>) => {
  const say = useSay()
  const days = useDays()
  const language = useLanguage()
  const { checkin, checkout, guests } = stay
  if (!checkin || !checkout) return null
  if ((guests ?? 0) > card.guests) return <p className={style.note}>{say('liked.small', { n: card.guests })}</p>
  return (
    <>
      <p className={style.note}>
        <b>{say('liked.taken', { dates: days.stay(checkin, checkout) })}</b>{' '}
        {near ? (
          <SiteLink className="link" to={stayPath({ slug: card.slug, stay: near }, stay)}>
            {say('liked.near', {
              dates: days.stay(near.checkIn, near.checkOut),
              amount: formatMoney(near.total, card.currency, language),
            })}
          </SiteLink>
        ) : (
          say('liked.far')
        )}
      </p>
      <AlertButton villa={card} checkin={checkin} checkout={checkout} guests={guests ?? 1}>
        {say('liked.alert')}
      </AlertButton>
    </>
  )
}

const Since = ({ since, currency }: { since: Change; currency: Liked['card']['currency'] }) => {
  const say = useSay()
  const days = useDays()
  const language = useLanguage()
  if (since.amount === 0) return <p className={style.note}>{say('liked.same')}</p>
  const facts = {
    amount: formatMoney(Math.abs(since.amount), currency, language),
    day: days.day(dayInIstanbul(new Date(since.at))),
  }
  return (
    <p className={since.amount < 0 ? `${style.note} ${style.fallen}` : style.note}>
      {say(since.amount < 0 ? 'liked.fallen' : 'liked.risen', facts)}
    </p>
  )
}
