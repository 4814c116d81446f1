import { ExternalLink, Pencil, User } from 'lucide-react'
import { useState } from 'react'
import { isChangeable } from '../../../../features/reservations/life/reservation-moves.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant, phoneText } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { useIsAdmin } from '../../staff.ts'
import { GuestDrawer } from '../dialogs/guest-drawer.tsx'
import { ContactIcons, telHref } from './contact.tsx'

/** The guest, how to reach her, and how the reservation came in. An owner sees no contact data. */
export const GuestCard = ({ reservation }: { reservation: AdminReservation }) => {
  const { guestName, phone, email, note, guestLink } = reservation
  const [editing, setEditing] = useState(false)
  const editable = useIsAdmin() && isChangeable(reservation.status)
  return (
    <section className="card">
      <div className="card__h">
        <h2>
          <User className="i" aria-hidden />
          {say('reservation.guest')}
        </h2>
        {editable && (
          <div className="acts">
            <button
              type="button"
              className="ib ib--s"
              aria-label={say('reservation.edit-guest')}
              title={say('reservation.edit-guest')}
              onClick={() => setEditing(true)}
            >
              <Pencil className="i" aria-hidden />
            </button>
          </div>
        )}
      </div>
      <div className="card__b stack">
        <div className="row gap12">
          <span className="av" aria-hidden>
            {initials(guestName)}
          </span>
          <div className="grow">
            <b className="guest-name">{guestName}</b>
            <p className="t3">{say(`language.${reservation.language}`)}</p>
          </div>
        </div>
        {phone && (
          <div className="cp">
            <a className="num" href={telHref(phone)}>
              {phoneText(phone)}
            </a>
            <CopyButton text={phone} />
            <ContactIcons {...reservation} />
          </div>
        )}
        {email && (
          <div className="cp">
            <a className="ell" href={`mailto:${email}`}>
              {email}
            </a>
            <CopyButton text={email} />
          </div>
        )}
        {guestLink && (
          <div className="cp">
            <a className="ell" href={guestLink} target="_blank" rel="noreferrer">
              <ExternalLink className="i i--s" aria-hidden /> {say('reservation.guest-page')}
            </a>
            <CopyButton text={new URL(guestLink, location.origin).href} />
          </div>
        )}
        {note && (
          <p className="postit">
            {note} <span className="t3">{say('reservation.guest-note')}</span>
          </p>
        )}
        <dl className="kv">
          <dt>{say('reservation.source')}</dt>
          <dd>{say(`source.${reservation.source}`)}</dd>
          <dt>{say('reservation.pay-by')}</dt>
          <dd>{say(`method.${reservation.payBy}`)}</dd>
          <dt>{say('reservation.booked-on')}</dt>
          <dd className="num">{formatInstant(reservation.createdAt, 'tr')}</dd>
          <dt>{say('reservation.created-by')}</dt>
          <dd>{recordWord('who', reservation.createdBy)}</dd>
        </dl>
      </div>
      {editing && <GuestDrawer reservation={reservation} onClose={() => setEditing(false)} />}
    </section>
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
