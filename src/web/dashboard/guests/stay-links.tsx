import { Link } from 'react-router'
import type { StayOfGuest } from '../../../features/guests/record/guests.contract.ts'
import { formatMoney, formatStay } from '../../../kernel/format.ts'
import { StatusChip } from '../reservations/status.tsx'
import style from './guests.module.css'

/** Bookings of a guest, the newest first, each leading to its record. */
export const StayLinks = ({ stays }: { stays: StayOfGuest[] }) => (
  <ul className={style.stays}>
    {stays.map(({ id, code, status, queued, villa, checkIn, checkOut, currency, total }) => (
      <li key={id}>
        <Link to={`/dashboard/reservations/${id}`}>
          <b>{villa}</b>
          <span className="t3 sm num">
            {formatStay(checkIn, checkOut, 'tr', 'shortYear')} · {code}
          </span>
        </Link>
        <span className={style.end}>
          <StatusChip status={status} queued={queued} />
          <span className="num sm">{formatMoney(total, currency, 'tr')}</span>
        </span>
      </li>
    ))}
  </ul>
)
