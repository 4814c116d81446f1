import type { VillaType } from '../../../features/villas/villas.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { FaultBlock } from '../faults/fault-block.tsx'
import { Band } from '../kit/page/band.tsx'
import typeTile from '../places/type-tile.module.css'
import { TypeTile } from '../places/type-tile.tsx'

const SHOWN = 7

/** The villa types as pictures; the first is the large one. */
export const TypesBand = ({ types }: { types: readonly VillaType[] | null }) => {
  const say = useSay()
  if (types?.length === 0) return null
  return (
    <Band title={say('types.title')} link={{ to: '/listing', text: say('villas.all') }}>
      {types ? (
        <div className={typeTile.tiles}>
          {types.slice(0, SHOWN).map((type, index) => (
            <TypeTile
              key={type.id}
              type={type}
              sizes={index === 0 ? '(min-width: 900px) 620px, 62vw' : '(min-width: 900px) 310px, 62vw'}
            />
          ))}
        </div>
      ) : (
        <FaultBlock title={say('types.failed')} text={say('types.failed.text')} />
      )}
    </Band>
  )
}
