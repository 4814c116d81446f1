import type { VillaCard as Card } from '../../../features/search/search.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { CardRow } from '../card/cards.tsx'
import { VillaCard } from '../card/villa-card.tsx'
import { Band } from '../kit/page/band.tsx'

type Props = { villas: Card[]; town: { slug: string; name: string }; dated: boolean }

/** Other villas of the same town, free on the same dates when there are dates. */
export const VillaSimilar = ({ villas, town, dated }: Props) => {
  const say = useSay()
  if (!villas.length) return null
  return (
    <Band
      sand
      title={say(dated ? 'villa.similarDated' : 'villa.similar')}
      link={{ to: `/${town.slug}`, text: say('villa.allOf', { town: town.name }) }}
    >
      <CardRow>
        {villas.map((villa) => (
          <VillaCard key={villa.id} villa={villa} />
        ))}
      </CardRow>
    </Band>
  )
}
