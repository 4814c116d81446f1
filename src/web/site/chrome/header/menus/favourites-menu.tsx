import { Heart } from 'lucide-react'
import { useDeferredValue } from 'react'
import { favourites } from '../../../../browser/favourites.ts'
import { useSay } from '../../../../words/use-say.ts'
import { useFavouriteToggle } from '../../../card/heart/use-favourite.ts'
import { iconButtonClass } from '../../../kit/button/icon-button.tsx'
import { DropMenu, MenuNote } from '../../../kit/layer/drop-menu.tsx'
import { Picture } from '../../../kit/picture/picture.tsx'
import { SiteLink } from '../../../site-link.tsx'
import style from './favourites-menu.module.css'

/** The liked villas of this browser. */
export const FavouritesMenu = () => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const list = useDeferredValue(favourites.use()) // the heart that was pressed is drawn first
  return (
    <DropMenu
      end
      className={style.drop}
      menuClass={style.menu}
      summaryClass={iconButtonClass()}
      label={say('favourites', { n: list.length })}
      summary={
        <>
          <Heart className="i" aria-hidden="true" />
          {list.length > 0 && <span className={`${style.count} num`}>{list.length}</span>}
        </>
      }
    >
      {list.length === 0 && <MenuNote>{say('favourites.none')}</MenuNote>}
      <ul className={style.list}>
        {list.map((villa) => (
          <li key={villa.id}>
            <SiteLink to={`/villa/${villa.slug}`}>
              <Picture path={villa.thumbnail} width={136} height={112} alt="" sizes="68px" />
              <b>{villa.name}</b>
            </SiteLink>
            <button
              type="button"
              className={style.remove}
              aria-label={say('favourite.remove', { villa: villa.name })}
              onClick={() => toggle(villa)}
            >
              <Heart className="i i--fill" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {list.length > 0 && <SiteLink to="/favourites">{say('favourites', { n: list.length })}</SiteLink>}
    </DropMenu>
  )
}
