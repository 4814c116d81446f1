import '../../../words/load/finding/place.ts'
import { ExternalLink } from 'lucide-react'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Actions } from '../../kit/page/actions.tsx'
import { LazyAround } from '../../map/around/lazy-around.tsx'
import { VillaSection } from '../sections/villa-section.tsx'
import { VillaDistances } from './villa-distances.tsx'
import style from './villa-place.module.css'

/**
 * Where the villa roughly is: the district, never the address, which comes with the pre-payment; the map comes when it
 * is near the screen.
 */
export const VillaPlace = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const place = `${villa.district.name}, ${villa.town.name}`
  return (
    <VillaSection id="konum" title={say('where.title', { district: villa.district.name, town: villa.town.name })}>
      <p className="small">{say('where.note')}</p>
      <LazyAround label={say('where.map', { villa: villa.name })} places={[]} rough={villa} />
      <VillaDistances {...villa} />
      <Actions className={style.maps}>
        <ButtonLink
          look="line"
          size="small"
          href={`https://www.openstreetmap.org/#map=14/${villa.latitude}/${villa.longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="i" aria-hidden />
          OpenStreetMap
        </ButtonLink>
        <ButtonLink
          look="line"
          size="small"
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="i" aria-hidden />
          Google Maps
        </ButtonLink>
      </Actions>
    </VillaSection>
  )
}
