import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { formatDistance } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { type Way, wayOf } from './minutes.ts'
import style from './villa-distances.module.css'

const PLACES = ['sea', 'centre', 'market', 'restaurant', 'hospital'] as const

/** How far it is to what matters, and how long that takes: the map for whoever can’t see it. */
export const VillaDistances = ({ distances }: Pick<VillaPage, 'distances'>) => {
  const say = useSay()
  return (
    <>
      <ul className={style.distances}>
        {PLACES.map((place) => (
          <Distance key={place} name={say(`distance.${place}`)} metres={distances[place]} />
        ))}
        <Distance name={say('distance.airport', { code: distances.airportCode })} metres={distances.airport} />
      </ul>
      <p className="tiny">{say('where.about')}</p>
    </>
  )
}

const Distance = ({ name, metres }: { name: string; metres: number }) => {
  const say = useSay()
  const language = useLanguage()
  const way = wayOf(metres)
  return (
    <li>
      <span>
        {name} <small>{formatDistance(metres, language)}</small>
      </span>
      <b>{say(`where.${way.by}`, { time: useTime(way) })}</b>
    </li>
  )
}

const useTime = ({ minutes }: Way): string => {
  const say = useSay()
  const [hours, n] = [Math.floor(minutes / 60), minutes % 60]
  if (!hours) return say('where.minutes', { n })
  return n ? say('where.hoursMinutes', { hours, n }) : say('where.hours', { hours })
}
