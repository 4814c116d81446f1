import { Link2, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type LinksView, listPaymentLinks } from '../../../../features/payments/links/payment-links.contract.ts'
import { SENT_BY_HAND } from '../../../../features/reservations/letters/letter-times.ts'
import type { ReservationStatus } from '../../../../features/reservations/reservation.shape.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { LinkRow } from './link-row.tsx'
import style from './links-card.module.css'
import { NewLink } from './new-link.tsx'
import { RefundNote } from './refund-note.tsx'

const CAN_PAY: readonly ReservationStatus[] = SENT_BY_HAND.payment_link

/** The payment links of a stay and what has become of them; money that may go back to a card. */
export const LinksCard = ({ reservation }: { reservation: AdminReservation }) => {
  const [view, setView] = useState<LinksView | 'failed'>()
  const [adding, setAdding] = useState(false)
  const load = () =>
    outcomeOf(staffApi(listPaymentLinks, { params: { id: reservation.id } })).then((outcome) =>
      setView(outcome.kind === 'ready' ? outcome.value.content : 'failed'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with its reservation
  useEffect(() => void load(), [reservation])
  if (view === 'failed' || !view)
    return (
      <Card title={say('links.title')} icon={Link2}>
        {view ? <Failed onRetry={load} /> : <Skeleton rows={2} />}
      </Card>
    )
  const canPay = CAN_PAY.includes(reservation.status)
  return (
    <Card
      title={say('links.title')}
      icon={Link2}
      acts={
        canPay && (
          <Button
            size="small"
            icon={Plus}
            aria-disabled={view.most === 0 ? true : undefined}
            title={view.most === 0 ? say('links.nothing-open') : undefined}
            onClick={() => view.most > 0 && setAdding(true)}
          >
            {say('links.new')}
          </Button>
        )
      }
    >
      {view.refund && (
        <CardBody>
          <RefundNote refund={view.refund} currency={view.currency} onDone={load} />
        </CardBody>
      )}
      {view.links.length > 0 ? (
        <ul className={style.list}>
          {view.links.map((link) => (
            <LinkRow key={link.id} link={link} onChanged={setView} />
          ))}
        </ul>
      ) : (
        <CardBody className="t3">{say('links.none')}</CardBody>
      )}
      {adding && (
        <NewLink
          reservation={reservation}
          view={view}
          onClose={() => {
            setAdding(false)
            void load()
          }}
        />
      )}
    </Card>
  )
}
