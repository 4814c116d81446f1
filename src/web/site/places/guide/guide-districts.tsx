import { Star } from 'lucide-react'
import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import { SiteLink } from '../../site-link.tsx'
import type { Place } from '../place.ts'
import style from './guide-districts.module.css'

export type BestVilla = Pick<VillaCard, 'slug' | 'name' | 'district' | 'rating'>

type Props = Pick<Place, 'slug' | 'districts'> & { best: readonly BestVilla[] }

/** The areas of a region, each with its best-loved villa; without photographs: the list above shows them. */
export const GuideDistricts = ({ slug, districts, best }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const shown = districts.filter(({ villaCount }) => villaCount > 0)
  if (shown.length < 2) return null
  return (
    <Band title={say('guide.districts')} text={say('guide.districts.text')}>
      <ul className={style.districts}>
        {shown.map((district) => {
          const villa = best.find((each) => each.district === district.name)
          return (
            <li key={district.slug}>
              <SiteLink to={`/${slug}?district=${district.slug}`}>
                <b>{district.name}</b> <small className="num">{say('guide.villas', { n: district.villaCount })}</small>
              </SiteLink>
              {villa?.rating && (
                <p>
                  {district.villaCount > 1 && `${say('guide.liked')} `}
                  <SiteLink className="link" to={`/villa/${villa.slug}`}>
                    {villa.name}
                  </SiteLink>{' '}
                  <span className="num">
                    <Star className="i" aria-hidden="true" /> {formatNumber(villa.rating.average, language, 1)}
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
