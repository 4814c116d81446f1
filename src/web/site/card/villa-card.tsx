import type { VillaCard as Villa } from '../../../features/search/search.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { Badge } from '../kit/badge.tsx'
import { SiteLink } from '../site-link.tsx'
import { CardPrice } from './card-price.tsx'
import { Heart } from './heart/heart.tsx'
import { PhotoSlider } from './photo-slider.tsx'
import { Rating } from './rating/rating.tsx'
import { stayPath } from './stay-path.ts'
import style from './villa-card.module.css'

const SHOWN_PHOTOS = 5

type Props = {
  villa: Villa
  /** The guests asked for, carried on to the villa's page. */
  guests?: number
  priority?: boolean
  badge?: string
  /** Names the dates of the stay on the card: for lists whose stays differ. */
  dated?: boolean
  sizes?: string
}

/**
 * A villa in a list: photos, what it is, the whole price of the stay, its permit. The whole card leads to the villa.
 */
export const VillaCard = ({ villa, guests, priority, badge, dated, sizes = CARD_SIZES }: Props) => {
  const say = useSay()
  const to = stayPath(villa, guests)
  const mark = badge ?? markOf(villa, say('badge.gap'), (percent) => say('badge.discount', { percent }))
  return (
    <article className={style.card} data-villa={villa.id}>
      <PhotoSlider photos={villa.photos.slice(0, SHOWN_PHOTOS)} to={to} sizes={sizes} priority={priority} />
      {mark && (
        <Badge look="photo" className={style.badge}>
          {mark}
        </Badge>
      )}
      <Heart {...villa} />
      <div className={style.body}>
        <div className={style.top}>
          <h3>
            <SiteLink to={to}>{villa.name}</SiteLink>
          </h3>
          {villa.rating && <Rating {...villa.rating} />}
        </div>
        <p className={style.about}>
          {villa.town.name}, {villa.district}
          <br />
          {say('count.guests', { n: villa.guests })} · {say('count.bedrooms', { n: villa.bedrooms })} ·{' '}
          {say('count.bathrooms', { n: villa.bathrooms })}
        </p>
        <CardPrice villa={villa} dated={dated} />
      </div>
    </article>
  )
}

/** Four in a row on a wide screen, one and a bit on a phone. */
export const CARD_SIZES = '(min-width: 1024px) 320px, (min-width: 640px) 46vw, 92vw'

/** At most one badge (design): a saving that is really in the price, or that the stay fills a gap. */
const markOf = ({ stay }: Villa, gap: string, discount: (percent: number) => string): string | null => {
  if (stay?.fillsGap) return gap
  if (!stay?.beforeDiscount) return null
  const percent = Math.round((1 - stay.total / stay.beforeDiscount) * 100)
  return percent >= 3 ? discount(percent) : null
}
