import { Plus } from 'lucide-react'
import { useSay } from '../../words/use-say.ts'
import type { Place } from './place.ts'

/** Questions about a region or a villa type; the first is open. */
export const PlaceFaq = ({ faq }: Pick<Place, 'faq'>) => {
  const say = useSay()
  return (
    <div>
      <h2 className="place__about">{say('place.faq')}</h2>
      <div className="faq">
        {faq.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Plus className="i" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
