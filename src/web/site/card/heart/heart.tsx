import { Heart as HeartIcon, type LucideIcon, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Favourite } from '../../../browser/favourites.ts'
import { compared, toggleCompared } from '../../../browser/kept/compared.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './heart.module.css'
import { useFavouriteToggle, useIsFavourite } from './use-favourite.ts'

type Props = Favourite & {
  className?: string
  /** The stay whose total stands beside the heart: the favourites tell what became of it. */
  stay?: { checkIn: string; checkOut: string; total: number } | null
  party?: number
}

/**
 * The heart of a villa. On a card it is no stop of its own for keyboards: the villa's page has it too, with a
 * `className` that says where it stands there.
 */
export const Heart = ({ id, slug, name, thumbnail, className, stay, party = 0 }: Props): ReactNode => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const liked = useIsFavourite(id)
  return act({
    ...{ on: liked, icon: HeartIcon, className, tabIndex: className ? undefined : -1 },
    label: say(liked ? 'favourite.remove' : 'favourite.add', { villa: name }),
    onClick: () =>
      toggle({
        ...{ id, slug, name, thumbnail },
        ...(stay && { since: [stay.checkIn, stay.checkOut, party, stay.total, Date.now()] }),
      }),
  })
}

/**
 * Ticks a villa for comparing; what is ticked stands in the bar at the foot (site/compare). For keyboards a card is one
 * stop: they compare from the favourites.
 */
export const CompareTick = ({ id, name }: { id: number; name: string }): ReactNode =>
  act({
    ...{ on: compared.use().some((each) => each.id === id), icon: Scale, className: style.compare, tabIndex: -1 },
    label: useSay()('card.compare', { villa: name }),
    onClick: () => toggleCompared({ id, name }),
  })

type Act = { on: boolean; icon: LucideIcon; label: string; onClick: () => void; className?: string; tabIndex?: number }

/** A quiet action on a photo. */
const act = ({ on, icon: Icon, label, className = '', ...rest }: Act) => (
  <button type="button" className={`${style.heart} ${className}`} aria-pressed={on} aria-label={label} {...rest}>
    <Icon className="i" aria-hidden="true" />
  </button>
)
