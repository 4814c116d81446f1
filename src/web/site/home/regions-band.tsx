import type { Town } from '../../../features/places/places.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { FaultBlock } from '../faults/fault-block.tsx'
import { Band } from '../kit/page/band.tsx'
import regionCard from '../places/region-card.module.css'
import { RegionCard } from '../places/region-card.tsx'

const SHOWN = 5

/** The regions guests ask for most. */
export const RegionsBand = ({ towns }: { towns: readonly Town[] | null }) => {
  const say = useSay()
  if (towns?.length === 0) return null
  return (
    <Band title={say('regions.title')} text={say('regions.text')} link={{ to: '/regions', text: say('see.regions') }}>
      {towns ? (
        <div className={regionCard.regions}>
          {towns.slice(0, SHOWN).map((town) => (
            <RegionCard key={town.id} town={town} sizes="(min-width: 900px) 420px, 110vw" />
          ))}
        </div>
      ) : (
        <FaultBlock title={say('regions.failed')} text={say('regions.failed.text')} />
      )}
    </Band>
  )
}
