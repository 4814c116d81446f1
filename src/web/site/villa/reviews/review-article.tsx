import type { Comment } from '../../../../features/content/content.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { useBrand } from '../../../brand.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Stars } from '../../card/rating/stars.tsx'
import style from './villa-reviews.module.css'

/** One comment: who, with whom and when, and what the agency answers. */
export const ReviewArticle = ({ comment }: { comment: Comment }) => {
  const say = useSay()
  const language = useLanguage()
  const { name } = useBrand()
  const { author, party, stayMonth, rating, text, answer } = comment
  return (
    <article>
      <Stars rating={rating} />
      <p>{text}</p>
      <p className={style.who}>
        <b>{author}</b>
        {party && <span>{say(`reviews.party.${party}`)}</span>}
        <span>{formatDay(`${stayMonth}-01`, language, 'month')}</span>
      </p>
      {answer && (
        <blockquote>
          <b>{say('reviews.answer', { name })}</b>
          <p>{answer}</p>
        </blockquote>
      )}
    </article>
  )
}
