import { useSay } from '../../words/use-say.ts'
import { Questions } from '../kit/page/questions.tsx'
import type { Place } from './place.ts'

/** Questions about a region or a villa type; the first is open. */
export const PlaceFaq = ({ faq }: Pick<Place, 'faq'>) => {
  const say = useSay()
  return (
    <div>
      <h2>{say('place.faq')}</h2>
      <Questions list={faq} firstOpen />
    </div>
  )
}
