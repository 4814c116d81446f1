import { useSay } from '../../../words/use-say.ts'
import { CardPrice } from '../../card/card-price.tsx'
import type { ListedVilla } from '../../card/listed/listed-villa.ts'
import { Rating } from '../../card/rating/rating.tsx'
import { stayPath } from '../../card/stay-path.ts'
import { Picture } from '../../kit/picture/picture.tsx'
import { SiteLink } from '../../site-link.tsx'
import type { Who } from '../../stay/who.ts'
import style from './map-card.module.css'

/** A villa as the map shows it: one picture, its name and the same price as everywhere. */
export const MapCard = ({ villa, who }: { villa: ListedVilla; who: Who }) => {
  const say = useSay()
  const [photo] = villa.photos
  return (
    <article className={style.card} data-map-card={villa.id}>
      <div className={style.photo}>{photo && <Picture {...photo} alt="" sizes="160px" />}</div>
      <div className={style.body}>
        <div className={style.top}>
          <h3>
            <SiteLink to={stayPath(villa, who)}>{villa.name}</SiteLink>
          </h3>
          {villa.rating && <Rating {...villa.rating} />}
        </div>
        <p className={style.about}>
          {villa.town.name}, {villa.district} · {say('count.guests', { n: villa.guests })} ·{' '}
          {say('count.bedrooms', { n: villa.bedrooms })}
        </p>
        <CardPrice villa={villa} />
      </div>
    </article>
  )
}
