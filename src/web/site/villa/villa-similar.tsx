import type { VillaCard as Card } from '../../../features/search/search.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { CardRow } from '../card/cards.tsx'
import { VillaCard } from '../card/villa-card.tsx'
import { SiteLink } from '../site-link.tsx'

type Props = { villas: Card[]; town: { slug: string; name: string }; dated: boolean }

/** Other villas of the same town, free on the same dates when there are dates. */
export const VillaSimilar = ({ villas, town, dated }: Props) => {
  const say = useSay()
  if (!villas.length) return null
  return (
    <section className="band band--sand">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{say(dated ? 'villa.similarDated' : 'villa.similar')}</h2>
          </div>
          <SiteLink className="link" to={`/${town.slug}`}>
            {say('villa.allOf', { town: town.name })}
          </SiteLink>
        </div>
        <CardRow>
          {villas.map((villa) => (
            <VillaCard key={villa.id} villa={villa} />
          ))}
        </CardRow>
      </div>
    </section>
  )
}
