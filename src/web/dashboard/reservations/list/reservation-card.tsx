import { ChevronRight, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { RadarRow } from '../../../../features/overview/radar/radar.contract.ts'
import type { ReservationRow } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { MessagesButton } from '../../letters/messages/messages-button.tsx'
import { stayText } from '../../stay-text.ts'
import { RadarChips } from '../radar/radar-chips.tsx'
import { telHref, whatsAppHref, whatsAppText } from '../record/contact.tsx'
import { openAmount, PaymentTag, StatusChip } from '../status.tsx'
import style from './reservation-card.module.css'

type Props = {
  row: ReservationRow
  now: number
  /** Its chips; absent for an owner, and until they are there. */
  radar?: RadarRow | undefined
  message: (row: ReservationRow) => void
}

/** A reservation on a phone: who, where, when, what is due, and how to reach the guest. */
export const ReservationCard = ({ row, now, radar, message }: Props) => {
  const open = openAmount(row)
  const to = `/dashboard/reservations/${row.id}`
  return (
    <>
      <Link className={style.stay} to={to}>
        <span className="row between">
          <b className="ell">{row.guestName}</b>
          <StatusChip status={row.status} queued={row.queued} expiresAt={row.expiresAt} now={now} />
        </span>
        <span className="row between t2">
          <span className="ell">{row.villa}</span>
          <span className="num">
            {stayText(row.checkIn, row.checkOut)} · {say('reservation.nights', { n: row.nights })}
          </span>
        </span>
        <span className="row between">
          <span className="row gap4 t3 num">
            {row.code} <PaymentTag payment={row.payment} />
          </span>
          <span className="num nowrap">
            <span className="t3">{say(open > 0 ? 'reservation.due-short' : 'reservation.total-short')}</span>{' '}
            <b>{formatMoney(open > 0 ? open : row.total, row.currency, 'tr')}</b>
          </span>
        </span>
      </Link>
      {radar && (
        <div className={style.chips}>
          <RadarChips radar={radar} />
        </div>
      )}
      {row.phone && (
        <div className={style.ways}>
          <ButtonLink to={telHref(row.phone)}>
            <Phone className="i i--s" aria-hidden />
            {say('reservation.call')}
          </ButtonLink>
          <ButtonLink look="whatsapp" to={whatsAppHref(row.phone, whatsAppText(row))} target="_blank" rel="noreferrer">
            <MessageCircle className="i i--s" aria-hidden />
            {say('reservation.whatsapp')}
          </ButtonLink>
          <MessagesButton guestName={row.guestName} onOpen={() => message(row)} />
          <ButtonLink to={to}>
            {say('act.open')}
            <ChevronRight className="i i--s" aria-hidden />
          </ButtonLink>
        </div>
      )}
    </>
  )
}
