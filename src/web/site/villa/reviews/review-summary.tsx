import type { ReviewSummary as Summary } from '../../../../features/content/comments/review.shape.ts'
import { THEMES } from '../../../../features/content/comments/themes.shape.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Stars } from '../../card/rating/stars.tsx'
import style from './review-summary.module.css'
import type { ChooseReviews, ReviewWish } from './use-reviews.ts'

const STARS = [5, 4, 3, 2, 1]

type Props = { summary: Summary; wish: ReviewWish; onChoose?: ChooseReviews }

/** What all guests together say: the average, how the stars spread, and each theme that was rated. */
export const ReviewSummary = ({ summary, wish, onChoose }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const count = summary.spread.reduce((sum, each) => sum + each, 0)
  const average = summary.spread.reduce((sum, each, index) => sum + each * (5 - index), 0) / count
  return (
    <div className={style.top}>
      <div>
        <div className={style.average}>
          <b data-figure>{formatNumber(average, language, 1)}</b>
          <div>
            <Stars rating={average} />
            <p className="tiny">{say('reviews.signed')}</p>
          </div>
        </div>
        <ul aria-label={say('reviews.spread')}>
          {STARS.map((stars) => (
            <li key={stars}>
              <SpreadBar {...{ stars, each: summary.spread[5 - stars] ?? 0, count, wish, onChoose }} />
            </li>
          ))}
        </ul>
      </div>
      <Themes themes={summary.themes} />
    </div>
  )
}

type Bar = { stars: number; each: number; count: number; wish: ReviewWish; onChoose?: ChooseReviews }

/** How many gave so many stars; a press shows them alone. */
const SpreadBar = ({ stars, each, count, wish, onChoose }: Bar) => {
  const say = useSay()
  const facts = { n: stars, count: each }
  const bar = (
    <>
      <span aria-hidden="true">{stars}</span>
      <i style={{ inlineSize: `${Math.round((each / count) * 100)}%` }} />
      <span aria-hidden="true">{each}</span>
    </>
  )
  if (!onChoose || each === 0)
    return (
      <div className={style.bar}>
        <span className="sr">{say('reviews.starsOf', facts)}</span>
        {bar}
      </div>
    )
  const isChosen = wish.rating === stars
  return (
    <button
      type="button"
      className={style.bar}
      aria-pressed={isChosen}
      aria-label={say('reviews.starsOf', facts)}
      onClick={() => onChoose(isChosen ? {} : { rating: stars })}
    >
      {bar}
    </button>
  )
}

/** The averages of the themes; old comments have none, so that a villa may have none at all. */
const Themes = ({ themes }: Pick<Summary, 'themes'>) => {
  const say = useSay()
  const language = useLanguage()
  const known = THEMES.flatMap((theme) => {
    const average = themes[theme]
    return average === null ? [] : [{ theme, average }]
  })
  if (!known.length) return null
  return (
    <ul className={style.themes} aria-label={say('reviews.themes')}>
      {known.map(({ theme, average }) => (
        <li key={theme}>
          <span>{say(`reviews.theme.${theme}`)}</span>
          <b className="num">{formatNumber(average, language, 1)}</b>
          <i>
            <i style={{ inlineSize: `${average * 20}%` }} />
          </i>
        </li>
      ))}
    </ul>
  )
}
