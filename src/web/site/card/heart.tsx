import { Heart as HeartIcon } from 'lucide-react'
import type { Favourite } from '../../browser/favourites.ts'
import { useSay } from '../../words/use-say.ts'
import { useFavouriteToggle, useIsFavourite } from './use-favourite.ts'

/** The heart of a villa. `className` where it does not lie on a photo. */
export const Heart = ({ id, slug, name, thumbnail, className = 'heart' }: Favourite & { className?: string }) => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const liked = useIsFavourite(id)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={liked}
      aria-label={say(liked ? 'favourite.remove' : 'favourite.add', { villa: name })}
      onClick={() => toggle({ id, slug, name, thumbnail })}
    >
      <HeartIcon className="i" aria-hidden="true" />
    </button>
  )
}
