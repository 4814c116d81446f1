import { Star } from 'lucide-react'
import type { Comment } from '../../../features/content/content.contract.ts'
import { formatDay } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { SiteLink } from '../site-link.tsx'
import { Band } from './band.tsx'

const SHOWN = 3
const MOST_STARS = 5

/** What guests wrote after their stay. */
export const CommentsBand = ({ comments }: { comments: readonly Comment[] }) => {
  const say = useSay()
  const language = useLanguage()
  if (!comments.length) return null
  return (
    <Band title={say('comments.title')}>
      <div className="quotes">
        {comments.slice(0, SHOWN).map((comment) => (
          <article className="quote" key={comment.id}>
            <Stars rating={comment.rating} />
            <blockquote>{comment.text}</blockquote>
            <footer>
              <b>{comment.author}</b>
              <SiteLink className="link" to={`/villa/${comment.villa.slug}`}>
                {comment.villa.name}
              </SiteLink>
              , {formatDay(comment.createdAt.slice(0, 10), language, 'month')}
            </footer>
          </article>
        ))}
      </div>
    </Band>
  )
}

const Stars = ({ rating }: { rating: number }) => {
  const say = useSay()
  return (
    <div className="stars" role="img" aria-label={say('comments.stars', { rating, of: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <Star key={index.toString()} className={index < Math.round(rating) ? 'i i--fill' : 'i'} aria-hidden="true" />
      ))}
    </div>
  )
}
