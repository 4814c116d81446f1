import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { formatDistance } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Section } from '../../kit/page/section.tsx'
import style from './villa-distances.module.css'

const PLACES = ['sea', 'centre', 'market', 'restaurant', 'hospital'] as const

/** How far it is to what matters. */
export const VillaDistances = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const language = useLanguage()
  const { distances } = villa
  return (
    <Section title={say('villa.distances')}>
      <ul className={style.distances}>
        {PLACES.map((place) => (
          <li key={place}>
            <span>{say(`distance.${place}`)}</span>
            <b>{formatDistance(distances[place], language)}</b>
          </li>
        ))}
        <li>
          <span>{say('distance.airport', { code: distances.airportCode })}</span>
          <b>{formatDistance(distances.airport, language)}</b>
        </li>
      </ul>
      <p className="tiny">{say('villa.distancesNote')}</p>
    </Section>
  )
}
