import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReservationStatus } from '../../../../features/reservations/reservation.shape.ts'
import {
  type AdminReservation,
  getAdminReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { HistoryOf } from '../../audit/history-of.tsx'
import { HandoverCard } from '../../handover/handover-card.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { Card } from '../../kit/page/card.tsx'
import { Crumb } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { LinksCard } from '../../payments/links/links-card.tsx'
import { signedIn, useIsAdmin } from '../../staff.ts'
import { AxesCard } from '../money/axes-card.tsx'
import type { HandKind } from '../money/entry-form.ts'
import { MoneyDialog } from '../money/money-dialog.tsx'
import { NotesCard } from '../money/notes-card.tsx'
import { RadarChips } from '../radar/radar-chips.tsx'
import type { Route } from './+types/reservation'
import { AlertNotes } from './alert-notes.tsx'
import { GuestCard } from './cards/guest-card.tsx'
import { HistoryCard } from './cards/history-card.tsx'
import { LedgerCard } from './cards/ledger-card.tsx'
import { LettersCard } from './cards/letters-card.tsx'
import { PriceCard } from './cards/price-card.tsx'
import { Neighbours, OtherStays } from './desk/other-stays.tsx'
import { PapersCard } from './desk/papers-card.tsx'
import { PersonsCard } from './desk/persons-card.tsx'
import { deskOf, type RecordDesk } from './desk/record-desk.ts'
import { WishesCard } from './desk/wishes-card.tsx'
import { OfferNote } from './offer-note.tsx'
import { QueueNote } from './queue-note.tsx'
import style from './reservation.module.css'
import { ReservationHead } from './reservation-head.tsx'
import { SendBar } from './send-bar.tsx'
import { StaySummary } from './stay-summary.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  const { user_role } = signedIn(request)
  return {
    desk: outcomeOf(user_role === 'ADMIN' ? deskOf(Number(params.id)) : Promise.resolve(null)),
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
      <Crumb to="/dashboard/reservations" from={say('menu.reservations')}>
        <span className="num">{shown?.code ?? '…'}</span>
      </Crumb>
      {shown && <Details key={shown.id} reservation={shown} asked={loaderData.desk} />}
      {!shown && outcome?.kind !== 'failed' && (
        <Card>
          <Skeleton rows={12} />
        </Card>
      )}
      {outcome?.kind === 'failed' && (
        <Card>
          <Failed
            title={say(missing ? 'reservation.reservation-missing' : 'list.failed')}
            text={say(missing ? 'reservation.reservation-missing-text' : 'list.failed-text')}
            onRetry={revalidate}
          />
        </Card>
      )}
    </>
  )
}

/** A stay that will be, is or was: somebody hands over its key. */
const HANDED_OVER: readonly ReservationStatus[] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED']

type DetailsProps = { reservation: AdminReservation; asked: Parameters<typeof useOutcome<RecordDesk | null>>[0] }

const Details = ({ reservation, asked }: DetailsProps) => {
  const { outcome } = useOutcome(asked)
  const desk = outcome?.kind === 'ready' ? outcome.value : null
  const admin = useIsAdmin()
  const { get, set } = useSearch()
  const [entering, setEntering] = useState<HandKind | null>(null)
  const paying = admin && get('new') === 'payment'
  const kind = entering ?? (paying ? 'payment' : null)
  const close = () => {
    setEntering(null)
    if (paying) set({ new: '' })
  }
  return (
    <>
      <ReservationHead reservation={reservation} missing={desk?.list.missing ?? 0} onMoney={setEntering} />
      {desk && <RadarChips radar={desk.radar} />}
      {desk && <Neighbours known={desk.known} />}
      <AlertNotes reservation={reservation} />
      <OfferNote reservation={reservation} />
      <QueueNote reservation={reservation} />
      <StaySummary reservation={reservation} />
      {admin && <SendBar reservation={reservation} />}
      <div className={style.columns}>
        <div className="stack stack--l">
          <PriceCard price={reservation.price} />
          <LedgerCard reservation={reservation} onMoney={setEntering} />
          {desk && <WishesCard id={reservation.id} sent={desk.sent} />}
          <div id="persons">{desk && <PersonsCard reservation={reservation} list={desk.list} />}</div>
          <div id="contract">{desk && <PapersCard id={reservation.id} papers={desk.papers} />}</div>
          {admin && HANDED_OVER.includes(reservation.status) && <HandoverCard reservation={reservation} />}
          {admin && <LinksCard reservation={reservation} />}
          {admin && <LettersCard letters={reservation.letters} />}
        </div>
        <div className="stack stack--l">
          <GuestCard reservation={reservation} />
          {desk && <OtherStays known={desk.known} />}
          {admin && <AxesCard reservation={reservation} />}
          {admin && <NotesCard reservation={reservation} />}
          <HistoryCard history={reservation.history} currency={reservation.currency} />
          <HistoryOf of="reservation" record={reservation.id} />
        </div>
      </div>
      {kind && <MoneyDialog kind={kind} reservation={reservation} onClose={close} />}
    </>
  )
}
