import { Heart, MapPin, ShieldCheck } from 'lucide-react'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { useFavouriteToggle, useIsFavourite } from '../card/heart/use-favourite.ts'
import { Rating } from '../card/rating/rating.tsx'
import { Button } from '../kit/button/button.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import { ShareButton } from './photos/share-button.tsx'
import type { VillaRating } from './villa-answers.ts'
import style from './villa-head.module.css'

type Props = { villa: VillaPage; rating: VillaRating }

/** Where the villa is, its name, what guests gave it, its permit; share and favourite. */
export const VillaHead = ({ villa, rating }: Props) => {
  const say = useSay()
  return (
    <>
      <Crumbs
        way={[
          { to: `/${villa.town.slug}`, name: villa.town.name },
          { to: `/listing?town=${villa.town.slug}&district=${villa.district.slug}`, name: villa.district.name },
        ]}
        here={villa.name}
      />
      <div className={style.head}>
        <div>
          <h1>{villa.name}</h1>
          <div className={style.facts}>
            {rating && (
              <>
                <Rating average={rating.average} />
                <a className="link" href="#yorumlar">
                  {say('villa.comments', { n: rating.count })}
                </a>
              </>
            )}
            <span>
              <MapPin className="i" aria-hidden />
              {villa.district.name}, {villa.town.name}
            </span>
            {villa.permitNo && (
              <a href="#izin">
                <ShieldCheck className="i" aria-hidden />
                {say('stay.permitShort', { no: villa.permitNo })}
              </a>
            )}
            <span className="tiny">{say('villa.code', { code: villa.code })}</span>
          </div>
        </div>
        <HeadButtons villa={villa} />
      </div>
    </>
  )
}

const HeadButtons = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const liked = useIsFavourite(villa.id)
  const toggle = useFavouriteToggle()
  return (
    <div className={`${style.tools} with-js`}>
      <ShareButton name={villa.name} look="text" className="with-js" />
      <Button
        look="text"
        size="small"
        aria-pressed={liked}
        onClick={() =>
          toggle({ id: villa.id, slug: villa.slug, name: villa.name, thumbnail: villa.photos[0]?.path ?? '' })
        }
      >
        <Heart className={liked ? `i ${style.liked}` : 'i'} aria-hidden />
        {say(liked ? 'villa.unlike' : 'villa.like')}
      </Button>
    </div>
  )
}
