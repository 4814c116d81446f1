import '../../../words/load/finding/similar.ts'
import type { VillaCard as Card } from '../../../../features/search/search.contract.ts'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { CardRow } from '../../card/cards.tsx'
import { VillaCard } from '../../card/villa-card.tsx'
import { Band } from '../../kit/page/band.tsx'
import style from './villa-similar.module.css'
import { type Cost, type Likeness, whySimilar } from './why-similar.ts'

type Props = { villas: Card[]; villa: VillaPage; cost: Cost | null; dated: boolean }

/** Other villas of the town, free on the same dates when there are dates, each with what makes it like this one. */
export const VillaSimilar = ({ villas, villa, cost, dated }: Props) => {
  const say = useSay()
  const { town } = villa
  return (
    <div className={style.similar}>
      <Band
        sand
        title={say(dated ? 'similar.dated' : 'similar.title')}
        link={{ to: `/${town.slug}`, text: say('similar.allOf', { town: town.name }) }}
      >
        <CardRow>
          {villas.map((each) => (
            <div key={each.id}>
              <VillaCard villa={each} />
              <Why reasons={whySimilar(villa, cost, each)} />
            </div>
          ))}
        </CardRow>
      </Band>
    </div>
  )
}

const Why = ({ reasons }: { reasons: Likeness[] }) => {
  const say = useSay()
  const words = reasons.map(({ is, ...facts }) => say(`similar.${is}`, facts))
  return words.length ? <p className={`small ${style.why}`}>{words.join(' · ')}</p> : null
}
