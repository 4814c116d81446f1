import type { Themes } from '../../../features/content/comments/review.shape.ts'
import { PARTIES, type Party, THEMES } from '../../../features/content/comments/themes.shape.ts'
import { useSay } from '../../words/use-say.ts'
import { chipClass } from '../kit/chip.tsx'
import style from './review.module.css'
import { StarChoice } from './star-choice.tsx'

/** What may be told beside the rating: stars by theme, and who stayed. Nothing of it has to be. */
export const ThemesAndParty = ({ themes, party }: { themes?: Themes; party?: Party }) => {
  const say = useSay()
  return (
    <>
      <fieldset className={style.rating}>
        <legend>{say('review.themes')}</legend>
        <p className="tiny">{say('review.themesHint')}</p>
        {THEMES.map((theme) => (
          <fieldset key={theme} className={style.theme}>
            <legend>{say(`review.theme.${theme}`)}</legend>
            <StarChoice name={`theme-${theme}`} chosen={themes?.[theme]} small />
          </fieldset>
        ))}
      </fieldset>
      <fieldset className={style.rating}>
        <legend>{say('review.party')}</legend>
        <div className={style.parties}>
          {PARTIES.map((each) => (
            <label key={each} className={chipClass(style.party)}>
              <input type="radio" name="party" value={each} defaultChecked={party === each} />
              {say(`review.party.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
