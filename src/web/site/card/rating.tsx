import { Star } from 'lucide-react'
import { formatNumber } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'

/** '★ 4,9 (38)'. */
export const Rating = ({ average, count }: { average: number; count: number }) => {
  const say = useSay()
  const language = useLanguage()
  const value = formatNumber(average, language, 1)
  return (
    <span className="rate">
      <Star className="i i--fill" aria-hidden="true" />
      <span className="sr">{say('rating.said', { value, n: count })}</span>
      <span aria-hidden="true">{value}</span>
      <small aria-hidden="true">({count})</small>
    </span>
  )
}
