import { useRevalidator } from 'react-router'
import { missingToday } from '../../../features/overview/missing/missing.contract.ts'
import { overview } from '../../../features/overview/overview.contract.ts'
import { listReservations } from '../../../features/reservations/reservations-admin.contract.ts'
import { listAdminVillas } from '../../../features/villas/villas.contract.ts'
import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card } from '../kit/page/card.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { useRefresh } from '../kit/use-refresh.ts'
import { signedIn, useIsAdmin } from '../staff.ts'
import type { Route } from './+types/home'
import { AgencyDay } from './agency-day.tsx'
import { OwnerDay } from './owner-day.tsx'

const REFRESH_MS = 60_000
const NEXT_GUESTS = 6

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const isOwner = signedIn(request).user_role === 'OWNER'
  const day = staffApi(overview).then(({ content }) => content)
  const guests = isOwner
    ? staffApi(listReservations, {
        query: { status: 'CONFIRMED', date1: addDays(dayInIstanbul(new Date()), 1), take: NEXT_GUESTS },
      }).then(({ content }) => content)
    : []
  const villas = isOwner ? staffApi(listAdminVillas, { query: {} }).then(({ content }) => content) : []
  const missing = isOwner ? Promise.resolve([]) : staffApi(missingToday).then(({ content }) => content)
  return {
    missing: outcomeOf(missing),
    view: outcomeOf(Promise.all([day, guests, villas]).then(([day, guests, villas]) => ({ day, guests, villas }))),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.view)
  const missing = useOutcome(loaderData.missing).outcome
  const { revalidate } = useRevalidator()
  const admin = useIsAdmin()
  useRefresh(REFRESH_MS, revalidate)
  if (!outcome)
    return (
      <Card>
        <Skeleton rows={12} />
      </Card>
    )
  if (outcome.kind === 'failed')
    return (
      <Card>
        <Failed onRetry={revalidate} />
      </Card>
    )
  const { day } = outcome.value
  return admin ? <AgencyDay {...{ day, missing }} onRetry={revalidate} /> : <OwnerDay {...outcome.value} />
}
