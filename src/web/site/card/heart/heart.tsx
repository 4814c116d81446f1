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
 * The heart of a villa. On a card it is no stop of its own for keyboards but has a key (`keys/card-keys.tsx`); the
 * villa's page has it too, with a `className` that says where it stands there.
 */
export const Heart = ({ id, slug, name, thumbnail, className, stay, party = 0 }: Props): ReactNode => {
  const say = useSay()
  const toggle = useFavouriteToggle()
  const liked = useIsFavourite(id)
  return act({
    ...{ on: liked, icon: HeartIcon, className, shortcut: className ? undefined : 'F' },
    label: say(liked ? 'favourite.remove' : 'favourite.add', { villa: name }),
    onClick: () =>
      toggle({
        ...{ id, slug, name, thumbnail },
        ...(stay && { since: [stay.checkIn, stay.checkOut, party, stay.total, Date.now()] }),
      }),
  })
}

/** Ticks a villa for comparing; what is ticked stands in the bar at the foot (site/compare). */
export const CompareTick = ({ id, name }: { id: number; name: string }): ReactNode =>
  act({
    ...{
      on: compared.use((list) => list.some((each) => each.id === id)),
      icon: Scale,
      className: style.compare,
      shortcut: 'K',
    },
    label: useSay()('card.compare', { villa: name }),
    onClick: () => toggleCompared({ id, name }),
  })

type Act = {
  on: boolean
  icon: LucideIcon
  label: string
  onClick: () => void
  className?: string
  /** On a card: its key in place of a stop. */
  shortcut?: 'F' | 'K'
}

/** A quiet action on a photo. */
const act = ({ on, icon: Icon, label, className = '', shortcut, onClick }: Act) => (
  <button
    type="button"
    className={`${style.heart} ${className}`}
    aria-pressed={on}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    tabIndex={shortcut && -1}
    onClick={onClick}
  >
    <Icon className="i" aria-hidden="true" />
  </button>
)
