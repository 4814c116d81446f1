import { ChevronRight } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import {
  type AdminReservation,
  getAdminReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { signedIn, useIsAdmin } from '../../staff.ts'
import { SendBar } from '../booking/send-bar.tsx'
import { StaySummary } from '../booking/stay-summary.tsx'
import type { Route } from './+types/reservation'
import { AlertNotes } from './alert-notes.tsx'
import { GuestCard } from './guest-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { PriceCard } from './price-card.tsx'
import { ReservationHead } from './reservation-head.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return {
    reservation: outcomeOf(staffApi(getAdminReservation, { params: { id: params.id } }).then(({ content }) => content)),
  }
}

export default function Reservation({ loaderData, params }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.reservation)
  const { revalidate } = useRevalidator()
  const shown = outcome?.kind === 'ready' && String(outcome.value.id) === params.id ? outcome.value : undefined
  const missing = outcome?.kind === 'failed' && outcome.error instanceof Refused && outcome.error.status === 404
  return (
    <>
      <nav className="crumb" aria-label={say('shell.breadcrumb')}>
        <Link to="/dashboard/reservations">{say('menu.reservations')}</Link>
        <ChevronRight className="i i--xs" aria-hidden />
        <span className="num">{shown?.code ?? '…'}</span>
      </nav>
      {shown && <Details reservation={shown} />}
      {!shown && outcome?.kind !== 'failed' && (
        <div className="card">
          <Skeleton rows={12} />
        </div>
      )}
      {outcome?.kind === 'failed' && (
        <div className="card">
          <Failed
            title={say(missing ? 'reservation.reservation-missing' : 'list.failed')}
            text={say(missing ? 'reservation.reservation-missing-text' : 'list.failed-text')}
            onRetry={revalidate}
          />
        </div>
      )}
    </>
  )
}

const Details = ({ reservation }: { reservation: AdminReservation }) => {
  const admin = useIsAdmin()
  return (
    <>
      <ReservationHead reservation={reservation} />
      <AlertNotes reservation={reservation} />
      <StaySummary reservation={reservation} />
      {admin && <SendBar reservation={reservation} />}
      <div className="cols-82">
        <div className="stack stack--l">
          <PriceCard price={reservation.price} />
          <LedgerCard reservation={reservation} />
          {admin && <LettersCard letters={reservation.letters} />}
        </div>
        <div className="stack stack--l">
          <GuestCard reservation={reservation} />
          <HistoryCard history={reservation.history} currency={reservation.currency} />
        </div>
      </div>
    </>
  )
}
