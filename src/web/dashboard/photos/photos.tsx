import { ExternalLink } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { getAdminVilla } from '../../../features/villas/editor/house.contract.ts'
import { FEWEST_PHOTOS } from '../../../features/villas/editor/missing.ts'
import { listVillaPhotos } from '../../../features/villas/photos/photos.contract.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card } from '../kit/page/card.tsx'
import { Crumb, PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { signedIn, useIsAdmin } from '../staff.ts'
import { VillaTabs } from '../villas/villa-tabs.tsx'
import type { Route } from './+types/photos'
import { PhotoDesk } from './photo-desk.tsx'
import { ProposedPhotos } from './proposed-photos.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const of = { params: { id: Number(params.id) } }
  const both = Promise.all([staffApi(getAdminVilla, of), staffApi(listVillaPhotos, of)])
  return { known: outcomeOf(both.then(([villa, photos]) => ({ villa: villa.content, photos: photos.content }))) }
}

/** The photos of a villa: staff put them in and in order, an owner proposes. */
export default function Photos({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const isAdmin = useIsAdmin()
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  const count = known?.photos.length ?? 0
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {known?.villa.name ?? say('villa.tab.photos')}
      </Crumb>
      <PageHead
        title={known?.villa.name ?? say('villa.tab.photos')}
        note={known && say(count && count < FEWEST_PHOTOS ? 'photos.few' : 'photos.count', { n: count })}
        acts={
          known?.villa.active && (
            <ButtonLink to={`/villa/${known.villa.slug}`} target="_blank" icon={ExternalLink}>
              {say('photos.as-guest')}
            </ButtonLink>
          )
        }
      />
      {known && <VillaTabs villaId={known.villa.id} />}
      {known && isAdmin && <PhotoDesk key={known.villa.id} villaId={known.villa.id} stored={known.photos} />}
      {known && !isAdmin && <ProposedPhotos key={known.villa.id} villaId={known.villa.id} stored={known.photos} />}
      {!known && <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={8} />}</Card>}
    </>
  )
}
