import { useSay } from '../../words/use-say.ts'
import { FaultBlock } from '../faults/fault-block.tsx'
import { Band } from '../kit/page/band.tsx'
import { useShownTowns, useSite } from '../site-data.ts'
import type { Place } from './place.ts'
import regionCard from './region-card.module.css'
import { RegionCard } from './region-card.tsx'
import typeTile from './type-tile.module.css'
import { TypeTile } from './type-tile.tsx'

/** The other regions below a region, the other types below a type. */
export const OtherPlaces = ({ place }: { place: Place }) =>
  place.kind === 'town' ? <OtherTowns slug={place.slug} /> : <OtherTypes slug={place.slug} />

const OtherTowns = ({ slug }: { slug: string }) => {
  const say = useSay()
  const others = useShownTowns()
    ?.filter((town) => town.slug !== slug)
    .slice(0, 5)
  if (others?.length === 0) return null
  return (
    <Band title={say('place.others.town')} link={{ to: '/regions', text: say('see.regions') }}>
      {others ? (
        <div className={regionCard.regions}>
          {others.map((town) => (
            <RegionCard key={town.id} town={town} sizes="(min-width: 900px) 420px, 110vw" />
          ))}
        </div>
      ) : (
        <FaultBlock title={say('regions.failed')} text={say('regions.failed.text')} />
      )}
    </Band>
  )
}

const OtherTypes = ({ slug }: { slug: string }) => {
  const say = useSay()
  const { site } = useSite()
  const others = site?.villaTypes.filter((type) => type.slug !== slug).slice(0, 4)
  if (others?.length === 0) return null
  return (
    <Band title={say('place.others.type')} link={{ to: '/listing', text: say('villas.all') }}>
      {others ? (
        <div className={`${typeTile.tiles} ${typeTile.even}`}>
          {others.map((type) => (
            <TypeTile key={type.id} type={type} sizes="(min-width: 900px) 310px, 62vw" />
          ))}
        </div>
      ) : (
        <FaultBlock title={say('types.failed')} text={say('types.failed.text')} />
      )}
    </Band>
  )
}
