import { ListOrdered } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Note } from '../../kit/page/note.tsx'

/** Which options a guest waits behind, or who waits behind this option. */
export const QueueNote = ({ reservation: { queue, queued, status } }: { reservation: AdminReservation }) => {
  const waits = queued && status === 'REQUEST'
  if (!waits && queue.length === 0) return null
  return (
    <Note tone="k-info" icon={ListOrdered}>
      <b>{waits ? say('queue.behind') : say('queue.waiting', { n: queue.length })}</b>
      {queue.map(({ id, code, guestName, until }) => (
        <span key={id} className="db sm">
          <Link className="num" to={`/dashboard/reservations/${id}`}>
            {code}
          </Link>{' '}
          {guestName}
          {until && ` · ${say('queue.until', { time: formatInstant(until, 'tr') })}`}
        </span>
      ))}
    </Note>
  )
}
