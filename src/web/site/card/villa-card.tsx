import { useSay } from '../../words/use-say.ts'
import { Badge } from '../kit/badge.tsx'
import { SiteLink } from '../site-link.tsx'
import type { Who } from '../stay/who.ts'
import { CardLine } from './card-line.tsx'
import { CardPrice } from './card-price.tsx'
import { CompareTick, Heart } from './heart/heart.tsx'
import type { ListedVilla } from './listed/listed-villa.ts'
import { PhotoSlider } from './photo-slider.tsx'
import { Rating } from './rating/rating.tsx'
import { stayPath } from './stay-path.ts'
import style from './villa-card.module.css'

const SHOWN_PHOTOS = 5

type Props = {
  villa: ListedVilla
  /** Who comes, carried on to the villa's page. */
  who?: Who
  priority?: boolean
  badge?: string
  /** Names the dates of the stay on the card: for lists whose stays differ. */
  dated?: boolean
  sizes?: string
}

/**
 * A villa in a list: photos, what it is, the whole price of the stay, its permit. The whole card leads to the villa.
 */
export const VillaCard = ({ villa, who, priority, badge, dated, sizes = CARD_SIZES }: Props) => {
  const say = useSay()
  const to = stayPath(villa, who)
  const mark = badge ?? (villa.stay?.fillsGap ? say('badge.gap') : null)
  return (
    <article className={style.card} data-villa={villa.id}>
      <PhotoSlider photos={villa.photos.slice(0, SHOWN_PHOTOS)} to={to} sizes={sizes} priority={priority} />
      {mark && (
        <Badge look="photo" className={style.badge}>
          {mark}
        </Badge>
      )}
      <CompareTick id={villa.id} name={villa.name} />
      <Heart {...villa} party={who?.guests} />
      <div className={style.body}>
        <div className={style.top}>
          <h3>
            <SiteLink to={to}>{villa.name}</SiteLink>
          </h3>
          {villa.rating && <Rating {...villa.rating} />}
        </div>
        <p className={style.about}>
          {villa.town.name}, {villa.district} · {say('count.guests', { n: villa.guests })} ·{' '}
          {say('count.bedrooms', { n: villa.bedrooms })}
        </p>
        <CardLine {...villa} />
        <CardPrice villa={villa} dated={dated} />
      </div>
    </article>
  )
}

/** Four in a row on a wide screen, one and a bit on a phone. */
export const CARD_SIZES = '(min-width: 1024px) 320px, (min-width: 640px) 46vw, 92vw'
