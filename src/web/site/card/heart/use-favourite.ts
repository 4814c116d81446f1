import { type Favourite, favourites, toggleFavourite } from '../../../browser/favourites.ts'
import { toast } from '../../../ui/toast.ts'
import { useSay } from '../../../words/use-say.ts'

/** Likes a villa or takes it back, and says so. */
export const useFavouriteToggle = (): ((villa: Favourite) => void) => {
  const say = useSay()
  return (villa) => {
    const added = toggleFavourite(villa)
    toast('info', say(added ? 'favourite.added' : 'favourite.removed'))
  }
}

/** Is the villa liked in this browser? */
export const useIsFavourite = (id: number): boolean => favourites.use((list) => list.some((villa) => villa.id === id))
