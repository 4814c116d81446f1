import { Scale } from 'lucide-react'
import { compared, toggleCompared } from '../../../browser/kept/compared.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './heart.module.css'

/** Ticks a villa for comparing; what is ticked stands in the bar at the foot (site/compare). */
export const CompareTick = ({ id, name }: { id: number; name: string }) => {
  const say = useSay()
  const ticked = compared.use().some((each) => each.id === id)
  return (
    <button
      type="button"
      className={`${style.heart} ${style.compare}`}
      aria-pressed={ticked}
      aria-label={say('card.compare', { villa: name })}
      onClick={() => toggleCompared({ id, name })}
    >
      <Scale className="i" aria-hidden="true" />
    </button>
  )
}
