import { Heart as HeartIcon } from 'lucide-react'
import type { Favourite, Since } from '../../../browser/favourites.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './heart.module.css'
import { useFavouriteToggle, useIsFavourite } from './use-favourite.ts'

type Told = { checkIn: string; checkOut: string; total: number }
type Props = Favourite & {
  className?: string
  /** The stay whose total stands beside the heart: the favourites tell what became of it. */
  stay?: Told | null
  party?: number
}

/**
 * The heart of a villa. On a card it is no stop of its own for keyboards: the villa's page has it too, with a
 * `className` that says where it stands there.
 */
export const Heart = ({ id, slug, name, thumbnail, className, stay, party }: Props) => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const liked = useIsFavourite(id)
  return (
    <button
      type="button"
      className={className ? `${style.heart} ${className}` : style.heart}
      tabIndex={className ? undefined : -1}
      aria-pressed={liked}
      aria-label={say(liked ? 'favourite.remove' : 'favourite.add', { villa: name })}
      onClick={() => toggle({ id, slug, name, thumbnail, ...(stay && { since: sinceOf(stay, party) }) })}
    >
      <HeartIcon className="i" aria-hidden="true" />
    </button>
  )
}

const sinceOf = ({ checkIn, checkOut, total }: Told, party = 0): Since => [checkIn, checkOut, party, total, Date.now()]
