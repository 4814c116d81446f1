import '../../../words/load/finding/reviews.ts'
import type { villaComments } from '../../../../features/content/content.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { FieldError } from '../../kit/form/field.tsx'
import { VillaSection } from '../sections/villa-section.tsx'
import { ReviewArticle } from './review-article.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { useReviews } from './use-reviews.ts'
import style from './villa-reviews.module.css'

type Props = { comments: AnswerOf<typeof villaComments>; slug: string }

/** What guests say: together, and one by one, the newest first; more, or of some guests only, as it is asked for. */
export const VillaReviews = ({ comments, slug }: Props) => {
  const say = useSay()
  const hydrated = useHydrated()
  const { list, total, wish, state, choose, more } = useReviews(comments, slug)
  const count = comments.summary.spread.reduce((sum, each) => sum + each, 0)
  return (
    <VillaSection id="yorumlar" title={count ? say('reviews.head', { n: count }) : say('reviews.title')}>
      {count === 0 && <p className="small">{say('reviews.none')}</p>}
      {count > 0 && <ReviewSummary summary={comments.summary} wish={wish} onChoose={hydrated ? choose : undefined} />}
      {hydrated && count > 1 && (
        <ReviewFilter parties={comments.summary.parties} count={count} wish={wish} onChoose={choose} />
      )}
      <p className="sr" role="status">
        {(wish.party || wish.rating) && state === 'ready' ? say('reviews.shown', { n: total }) : ''}
      </p>
      {count > 0 && total === 0 && state === 'ready' && <p className="small">{say('reviews.nobody')}</p>}
      <div className={state === 'loading' ? `${style.reviews} ${style.old}` : style.reviews}>
        {list.map((comment) => (
          <ReviewArticle key={comment.id} comment={comment} />
        ))}
      </div>
      {state === 'failed' && <FieldError>{say('error.network')}</FieldError>}
      {hydrated && list.length < total && (
        <Button look="line" size="small" className={style.more} disabled={state === 'loading'} onClick={more}>
          {say('reviews.more', { n: total - list.length })}
        </Button>
      )}
    </VillaSection>
  )
}
