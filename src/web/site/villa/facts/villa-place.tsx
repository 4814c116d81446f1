import { ExternalLink, MapPin } from 'lucide-react'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Actions } from '../../kit/page/actions.tsx'
import { Section } from '../../kit/page/section.tsx'
import style from './villa-place.module.css'

/**
 * Where the villa roughly is: the district, never the address, which comes with the pre-payment; with a way to look at
 * the area on a real map.
 */
export const VillaPlace = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const place = `${villa.district.name}, ${villa.town.name}`
  return (
    <Section id="konum" title={say('villa.place')}>
      <div className={style.area}>
        <AreaDrawing />
        <p>
          <MapPin className="i" aria-hidden />
          <b>{place}</b>
        </p>
      </div>
      <p className="small">{say('villa.placeNote')}</p>
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
    </Section>
  )
}

const AreaDrawing = () => (
  <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="300" className={style.land} />
    <g fill="none" className={style.lines}>
      {[28, 62, 100, 142, 190, 244, 304, 370].map((radius) => (
        <ellipse
          key={radius}
          cx="400"
          cy="150"
          rx={radius * 1.55}
          ry={radius}
          transform={`rotate(${radius / 12} 400 150)`}
        />
      ))}
    </g>
    <circle cx="400" cy="150" r="86" className={style.circle} />
  </svg>
)
