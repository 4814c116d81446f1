import type { Town } from '../../../features/places/places.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { Picture } from '../kit/picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import style from './region-card.module.css'

/** A region: a tall picture, its name, what it is like, how many villas. */
export const RegionCard = ({
  town,
  sizes,
  level: Heading = 'h3',
}: {
  town: Town
  sizes: string
  level?: 'h2' | 'h3'
}) => {
  const say = useSay()
  return (
    <SiteLink className={style.region} to={`/${town.slug}`}>
      <figure>
        <Picture path={town.picture} width={1600} height={900} alt="" sizes={sizes} />
      </figure>
      <Heading className="h3">{town.name}</Heading>
      <p>{town.lead}</p>
      <p>
        <span className="num">{say('count.villas', { n: town.villaCount })}</span>
      </p>
    </SiteLink>
  )
}
