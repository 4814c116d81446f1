import { Star } from 'lucide-react'
import { useSay } from '../../../words/use-say.ts'
import style from './stars.module.css'

const MOST = 5

/** What a guest gave: five stars, so many of them filled. */
export const Stars = ({ rating }: { rating: number }) => {
  const say = useSay()
  return (
    <div className={style.stars} role="img" aria-label={say('stars', { rating, of: MOST })}>
      {Array.from({ length: MOST }, (_, index) => (
        <Star key={index.toString()} className={index < Math.round(rating) ? 'i i--fill' : 'i'} aria-hidden="true" />
      ))}
    </div>
  )
}
