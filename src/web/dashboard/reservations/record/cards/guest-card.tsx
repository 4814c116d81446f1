import { ExternalLink, Pencil, User } from 'lucide-react'
import { useState } from 'react'
import { isChangeable } from '../../../../../features/reservations/life/reservation-moves.ts'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, phoneText } from '../../../../../kernel/format.ts'
import { recordWord, say } from '../../../../words/dashboard.ts'
import { CopyButton } from '../../../kit/button/copy-button.tsx'
import { IconButton } from '../../../kit/button/icon-button.tsx'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import facts from '../../../kit/page/facts.module.css'
import { useIsAdmin } from '../../../staff.ts'
import { GuestDrawer } from '../../dialogs/guest-drawer.tsx'
import { ContactIcons, telHref } from '../contact.tsx'
import style from './guest-card.module.css'

/** The guest, how to reach her, and how the reservation came in. An owner sees no contact data. */
export const GuestCard = ({ reservation }: { reservation: AdminReservation }) => {
  const { guestName, phone, email, note, guestLink } = reservation
  const [editing, setEditing] = useState(false)
  const editable = useIsAdmin() && isChangeable(reservation.status)
  return (
    <Card
      title={say('reservation.guest')}
      icon={User}
      acts={
        editable && <IconButton icon={Pencil} label={say('reservation.edit-guest')} onClick={() => setEditing(true)} />
      }
    >
      <CardBody>
        <div className="row gap12">
          <span className={style.initials} aria-hidden>
            {initials(guestName)}
          </span>
          <div className="grow">
            <b className={style.name}>{guestName}</b>
            <p className="t3">{say(`language.${reservation.language}`)}</p>
          </div>
        </div>
        {phone && (
          <div className={style.way}>
            <a className="num" href={telHref(phone)}>
              {phoneText(phone)}
            </a>
            <CopyButton text={phone} />
            <ContactIcons {...reservation} />
          </div>
        )}
        {email && (
          <div className={style.way}>
            <a className="ell" href={`mailto:${email}`}>
              {email}
            </a>
            <CopyButton text={email} />
          </div>
        )}
        {guestLink && (
          <div className={style.way}>
            <a className="ell" href={guestLink} target="_blank" rel="noreferrer">
              <ExternalLink className="i i--s" aria-hidden /> {say('reservation.guest-page')}
            </a>
            <CopyButton text={new URL(guestLink, location.origin).href} />
          </div>
        )}
        {note && (
          <p className={style.wish}>
            {note} <span>{say('reservation.guest-note')}</span>
          </p>
        )}
        <dl className={facts.facts}>
          <dt>{say('reservation.source')}</dt>
          <dd>{say(`source.${reservation.source}`)}</dd>
          <dt>{say('reservation.pay-by')}</dt>
          <dd>{say(`method.${reservation.payBy}`)}</dd>
          <dt>{say('reservation.booked-on')}</dt>
          <dd className="num">{formatInstant(reservation.createdAt, 'tr')}</dd>
          <dt>{say('reservation.created-by')}</dt>
          <dd>{recordWord('who', reservation.createdBy)}</dd>
        </dl>
      </CardBody>
      {editing && <GuestDrawer reservation={reservation} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toLocaleUpperCase('tr')
