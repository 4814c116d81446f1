import { Check, Info } from 'lucide-react'
import type { PlaceGuide } from '../../../../features/places/places.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import style from './guide-suits.module.css'

/** Whom a region suits, and as plainly who should think again. */
export const GuideSuits = ({ guide: { suits, minds } }: { guide: PlaceGuide }) => {
  const say = useSay()
  if (suits.length === 0 && minds.length === 0) return null
  return (
    <Band title={say('guide.whom')} className={style.suits}>
      <div className={style.both}>
        {suits.length > 0 && (
          <div>
            <h3>{say('guide.suits')}</h3>
            <ul>
              {suits.map((each) => (
                <li key={each}>
                  <Check className="i" aria-hidden="true" />
                  {each}
                </li>
              ))}
            </ul>
          </div>
        )}
        {minds.length > 0 && (
          <div className={style.minds}>
            <h3>{say('guide.minds')}</h3>
            <ul>
              {minds.map((each) => (
                <li key={each}>
                  <Info className="i" aria-hidden="true" />
                  {each}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Band>
  )
}
