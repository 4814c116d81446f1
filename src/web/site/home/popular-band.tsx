import type { VillaCard as Villa } from '../../../features/search/search.contract.ts'
import { formatNumber } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { CardRow } from '../card/cards.tsx'
import { VillaCard } from '../card/villa-card.tsx'
import { FaultBlock } from '../faults/fault-block.tsx'
import { Band } from '../kit/page/band.tsx'

/** Villas the agency recommends. */
export const PopularBand = ({ villas, villaCount }: { villas: readonly Villa[] | null; villaCount: number }) => {
  const say = useSay()
  const language = useLanguage()
  if (villas?.length === 0) return null
  const all = villaCount
    ? say('villas.all.count', { n: villaCount, count: formatNumber(villaCount, language) })
    : say('villas.all')
  return (
    <Band sand title={say('popular.title')} text={say('popular.text')} link={{ to: '/listing', text: all }}>
      {villas ? (
        <CardRow>
          {villas.map((villa) => (
            <VillaCard key={villa.id} villa={villa} sizes="(min-width: 1024px) 300px, (min-width: 640px) 46vw, 84vw" />
          ))}
        </CardRow>
      ) : (
        <FaultBlock title={say('error.network')} text={say('failed.search')} />
      )}
    </Band>
  )
}
