import { Heart } from 'lucide-react'
import { favourites } from '../../../browser/favourites.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useSay } from '../../../words/use-say.ts'
import { useFavouriteToggle } from '../../card/heart/use-favourite.ts'
import { SiteLink } from '../../site-link.tsx'

/** The liked villas of this browser. */
export const FavouritesMenu = () => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const list = favourites.use()
  return (
    <Menu
      end
      className="drop--favs"
      summaryClass="iconbtn"
      label={say('favourites', { n: list.length })}
      summary={
        <>
          <Heart className="i" aria-hidden="true" />
          {list.length > 0 && <span className="iconbtn__dot num">{list.length}</span>}
        </>
      }
    >
      {list.length === 0 && <p className="drop__note">{say('favourites.none')}</p>}
      <ul className="favs">
        {list.map((villa) => (
          <li key={villa.id}>
            <SiteLink to={`/villa/${villa.slug}`}>
              <Picture path={villa.thumbnail} width={136} height={112} alt="" sizes="68px" />
              <b>{villa.name}</b>
            </SiteLink>
            <button
              type="button"
              className="favs__x"
              aria-label={say('favourite.remove', { villa: villa.name })}
              onClick={() => toggle(villa)}
            >
              <Heart className="i i--fill" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
