import type { Handle } from '../handle.ts'
import '../../words/load/finding.ts'
import { listTowns, type Town, townPlaces } from '../../../features/places/places.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { requestContext } from '../../request-context.ts'
import { sayIn, useSay } from '../../words/use-say.ts'
import { FaultBlock } from '../faults/fault-block.tsx'
import type { AroundPlace } from '../map/around/around-map.tsx'
import { LazyAround } from '../map/around/lazy-around.tsx'
import { pageMeta, placeOf } from '../page-meta.ts'
import { SiteLink } from '../site-link.tsx'
import type { Route } from './+types/regions'
import { PlacesPage } from './places-page.tsx'
import regionCard from './region-card.module.css'
import { RegionCard } from './region-card.tsx'
import style from './regions.module.css'

export const handle: Handle = { words: ['finding'] }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const place = placeOf(matches, location.pathname)
  const say = sayIn(place.language)
  return pageMeta({ ...place, title: say('nav.regions'), description: say('regions.description') })
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await townsOf(context.get(requestContext).api)),
})

const townsOf = async (api: Client): Promise<{ towns: Town[] | null; places: AroundPlace[] }> => {
  try {
    const [towns, places] = await Promise.all([api(listTowns), api(townPlaces)])
    return {
      towns: towns.content.towns,
      places: places.content.map(({ slug, name, ...place }) => ({ ...place, text: name, to: `/${slug}` })),
    }
  } catch {
    return { towns: null, places: [] }
  }
}

export default function Regions({ loaderData: { towns, places } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <PlacesPage crumb={say('nav.regions')} title={say('regions.h1')} lead={say('regions.text')}>
      {!towns && <FaultBlock title={say('regions.failed')} text={say('regions.failed.text')} />}
      {towns?.length === 0 && <p className="lead">{say('regions.none')}</p>}
      {places.length > 1 && (
        <div className={style.map}>
          <LazyAround label={say('regions.map')} places={places} />
        </div>
      )}
      <ul className={regionCard.list}>
        {towns?.map((town) => (
          <li key={town.id}>
            <RegionCard town={town} level="h2" sizes="(min-width: 1024px) 620px, (min-width: 640px) 80vw, 120vw" />
            <Districts town={town} />
          </li>
        ))}
      </ul>
    </PlacesPage>
  )
}

const Districts = ({ town }: { town: Town }) => (
  <ul className={style.districts}>
    {town.District.map((district) => (
      <li key={district.id}>
        <SiteLink className="link" to={`/${town.slug}?district=${district.slug}`}>
          {district.name}
        </SiteLink>
      </li>
    ))}
  </ul>
)
