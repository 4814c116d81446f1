import { Star } from 'lucide-react'
import { useSay } from '../../words/use-say.ts'
import style from './review.module.css'

/** One star to five, without JavaScript too; `small` where several stand below each other. */
export const StarChoice = ({ name, chosen, small }: { name: string; chosen?: number; small?: boolean }) => {
  const say = useSay()
  return (
    <div className={small ? `${style.stars} ${style.small}` : style.stars}>
      {/* from the right: a star lights those before it by the styles alone */}
      {[5, 4, 3, 2, 1].map((n) => (
        <label key={n}>
          <input type="radio" name={name} value={n} defaultChecked={chosen === n} />
          <Star className="i i--fill" aria-hidden />
          <span className="sr">{say('review.star', { n })}</span>
        </label>
      ))}
    </div>
  )
}
