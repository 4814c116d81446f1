import type { Comment } from '../../../../features/content/content.contract.ts'
import { formatDay, formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { CardRow } from '../../card/cards.tsx'
import { Stars } from '../../card/rating/stars.tsx'
import { Band } from '../../kit/page/band.tsx'
import { SiteLink } from '../../site-link.tsx'
import style from './comments-band.module.css'

const SHOWN = 3

type Props = { comments: readonly Comment[]; reviews: { average: number | null; count: number } }

/** What guests wrote after their stay, below what all of them gave together. */
export const CommentsBand = ({ comments, reviews: { average, count } }: Props) => {
  const say = useSay()
  const language = useLanguage()
  if (!comments.length) return null
  return (
    <Band
      title={say('comments.title')}
      text={average ? say('comments.sum', { value: formatNumber(average, language, 1), n: count }) : ''}
    >
      <CardRow className={style.quotes}>
        {comments.slice(0, SHOWN).map((comment) => (
          <article className={style.quote} key={comment.id}>
            <Stars rating={comment.rating} />
            <blockquote>{comment.text}</blockquote>
            <footer>
              <b>{comment.author}</b>
              <SiteLink className="link" to={`/villa/${comment.villa.slug}`}>
                {comment.villa.name}
              </SiteLink>
              , {formatDay(`${comment.stayMonth}-01`, language, 'month')}
            </footer>
          </article>
        ))}
      </CardRow>
    </Band>
  )
}
