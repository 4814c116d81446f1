import { Star } from 'lucide-react'
import { formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import style from './rating.module.css'

/** '★ 4,9 (38)'; without a `count` it stands beside a text that says it. */
export const Rating = ({ average, count }: { average: number; count?: number }) => {
  const say = useSay()
  const language = useLanguage()
  const value = formatNumber(average, language, 1)
  return (
    <span className={style.rating} data-figure>
      <Star className="i i--fill" aria-hidden="true" />
      {count === undefined ? (
        value
      ) : (
        <>
          <span className="sr">{say('rating.said', { value, n: count })}</span>
          <span aria-hidden="true">{value}</span>
          <small aria-hidden="true">({count})</small>
        </>
      )}
    </span>
  )
}
