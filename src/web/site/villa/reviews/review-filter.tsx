import type { ReviewSummary } from '../../../../features/content/comments/review.shape.ts'
import { PARTIES } from '../../../../features/content/comments/themes.shape.ts'
import { useSay } from '../../../words/use-say.ts'
import { Chips, chipClass } from '../../kit/chip.tsx'
import type { ChooseReviews, ReviewWish } from './use-reviews.ts'
import style from './villa-reviews.module.css'

type Props = { parties: ReviewSummary['parties']; count: number; wish: ReviewWish; onChoose: ChooseReviews }

/** All comments, or those of families, couples, friends: who wrote none is not offered. */
export const ReviewFilter = ({ parties, count, wish, onChoose }: Props) => {
  const say = useSay()
  const known = PARTIES.filter((party) => parties[party] > 0)
  return (
    <Chips scroll role="group" aria-label={say('reviews.filter')} className={style.filter}>
      <button
        type="button"
        className={chipClass('', !wish.party && !wish.rating)}
        aria-pressed={!wish.party && !wish.rating}
        onClick={() => onChoose({})}
      >
        {say('reviews.all')} <small>{count}</small>
      </button>
      {known.map((party) => (
        <button
          key={party}
          type="button"
          className={chipClass('', wish.party === party)}
          aria-pressed={wish.party === party}
          onClick={() => onChoose({ party })}
        >
          {say(`reviews.party.${party}`)} <small>{parties[party]}</small>
        </button>
      ))}
    </Chips>
  )
}
