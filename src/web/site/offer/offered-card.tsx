import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuestOffer, OfferedVilla } from '../../../features/offers/offers.contract.ts'
import { nightCount } from '../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { buttonClass } from '../kit/button/button.tsx'
import { Note } from '../kit/note/note.tsx'
import { Picture } from '../kit/picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import { choiceValue } from './choice.ts'
import style from './offer.module.css'

type Props = { villa: OfferedVilla; offer: GuestOffer; open: boolean }

/** A villa of the offer: what it is, what it costs now, and what has happened to it since. */
export const OfferedCard = ({ villa, offer, open }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const { card, name, note, checkIn, checkOut, standing, chosen } = villa
  const guests = offer.adults + offer.children + offer.infants
  const [photo] = card?.photos ?? []
  return (
    <article className={`${style.card} ${standing === 'fallen' || standing === 'gone' ? style.fallen : ''}`}>
      {photo && (
        <Picture
          path={photo.path}
          width={photo.width}
          height={photo.height}
          alt={photo.alt || name}
          sizes="(min-width: 1020px) 360px, (min-width: 760px) 50vw, 100vw"
          className={style.photo}
        />
      )}
      <div className={style.body}>
        <h2 className="h3">{name}</h2>
        {card && (
          <p className={style.place}>
            <MapPin className="i" aria-hidden />
            {card.town.name}, {card.district}
          </p>
        )}
        {card && (
          <ul className={style.signs}>
            <li>{say('offer.bedrooms', { n: card.bedrooms })}</li>
            <li>{say('count.guests', { n: card.guests })}</li>
            {card.highlights.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {note && <p className={style.said}>“{note}”</p>}
        <p className={`num ${style.stay}`}>
          <span>{formatStay(checkIn, checkOut, language, 'year')}</span>
          <span>{say('count.nights', { n: nightCount(villa) })}</span>
        </p>
        {chosen ? <Note tone="ok">{say('offer.thisOne')}</Note> : <Standing villa={villa} open={open} />}
        {card && (
          <SiteLink
            className="link"
            to={`/villa/${card.slug}?checkin=${checkIn}&checkout=${checkOut}&guests=${guests}`}
            target="_blank"
          >
            {say('offer.details')}
          </SiteLink>
        )}
        {card?.permitNo && <p className="tiny">{say('offer.permit', { no: card.permitNo })}</p>}
      </div>
    </article>
  )
}

const Standing = ({ villa, open }: { villa: OfferedVilla; open: boolean }) => {
  const say = useSay()
  const language = useLanguage()
  const { id, standing, total, offered, currency, checkIn, checkOut, nearest, prepayment } = villa
  const money = (amount: number) => formatMoney(amount, currency, language)
  if (standing === 'gone') return <Note tone="warn">{say('offer.gone')}</Note>
  if (total === null)
    return (
      <>
        <Note tone="warn">
          {say('offer.fallen')} {open && nearest.length > 0 && say('offer.nearest')}
        </Note>
        {open &&
          nearest.map((stay) => (
            <Choose key={stay.checkIn} value={choiceValue({ villa: id, ...stay })} light>
              {formatStay(stay.checkIn, stay.checkOut, language)} · {money(stay.total)}
            </Choose>
          ))}
      </>
    )
  return (
    <>
      <p className={style.total}>
        <b className="num">{money(total)}</b>
        <span>{say('offer.whole')}</span>
      </p>
      {standing === 'price-changed' && (
        <Note tone={total > offered ? 'warn' : 'ok'}>
          {say(total > offered ? 'offer.dearer' : 'offer.cheaper', { before: money(offered), now: money(total) })}
        </Note>
      )}
      <p className="small num">{say('offer.prepayment', { amount: money(prepayment) })}</p>
      {open && <Choose value={choiceValue({ villa: id, checkIn, checkOut, total })}>{say('offer.choose')}</Choose>}
    </>
  )
}

/** A radio that looks like a button. */
const Choose = ({ value, light, children }: { value: string; light?: boolean; children: ReactNode }) => (
  <label className={buttonClass({ look: light ? 'soft' : 'line', wide: true, className: style.choose })}>
    <input type="radio" name="choice" value={value} className={style.radio} />
    <span>{children}</span>
  </label>
)
