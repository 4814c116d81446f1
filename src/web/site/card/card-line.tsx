import { formatDistance } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { type CardFacts, cardFacts } from './card-facts.ts'
import style from './card-line.module.css'

/** One line that decides; what does not fit wraps below its edge and is not seen. */
export const CardLine = (villa: CardFacts) => {
  const say = useSay()
  const far = formatDistance(villa.sea, useLanguage())
  return (
    <p className={style.line}>
      {cardFacts(villa).map((fact) => (
        <span key={fact}>{say(`card.${fact}`, { far })}</span>
      ))}
    </p>
  )
}
