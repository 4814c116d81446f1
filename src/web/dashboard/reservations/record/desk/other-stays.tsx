import { BedDouble, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '../../../../../kernel/format.ts'
import { say } from '../../../../words/dashboard.ts'
import { GuestTags } from '../../../guests/guest-tags.tsx'
import { StayLinks } from '../../../guests/stay-links.tsx'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { guestAt } from '../../../places.ts'
import style from './record-desk.module.css'
import type { RecordDesk } from './record-desk.ts'

/** The guest over all stays: warnings, badge and her other bookings. */
export const OtherStays = ({ known: { guest, others } }: { known: RecordDesk['known'] }) =>
  guest &&
  (others.length > 0 || guest.attention || guest.notes) && (
    <Card title={say('guests.others')} icon={BedDouble} acts={<Link to={guestAt(guest.id)}>{say('guests.open')}</Link>}>
      <CardBody>
        <div className="row row--wrap gap12">
          <GuestTags guest={guest} />
        </div>
        {guest.notes && <p className={guest.attention ? style.missing : 't2'}>{guest.notes}</p>}
        {others.length > 0 && <StayLinks stays={others} />}
      </CardBody>
    </Card>
  )

/** Who has the villa before and after this stay. */
export const Neighbours = ({ known: { before, after } }: { known: RecordDesk['known'] }) => (
  <nav className={style.neighbours} aria-label={say('guests.neighbours')}>
    {before && (
      <Link to={`/dashboard/reservations/${before.id}`}>
        <ChevronLeft className="i i--s" aria-hidden />
        <span className="t3 sm">{say('guests.before')}</span> {before.guestName},{' '}
        <span className="num">{formatDay(before.checkIn, 'tr', 'short')}</span>
      </Link>
    )}
    {after && (
      <Link className={style.after} to={`/dashboard/reservations/${after.id}`}>
        <span className="t3 sm">{say('guests.after')}</span> {after.guestName},{' '}
        <span className="num">{formatDay(after.checkIn, 'tr', 'short')}</span>
        <ChevronRight className="i i--s" aria-hidden />
      </Link>
    )}
  </nav>
)
