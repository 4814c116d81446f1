import { Send } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Note } from '../../kit/page/note.tsx'
import { TO } from '../../places.ts'

/** The guest chose this stay from an offer: the first line of its history names it. */
export const OfferNote = ({ reservation: { history } }: { reservation: AdminReservation }) =>
  history.some(({ what, facts }) => what === 'created' && facts.offer !== undefined) ? (
    <Note tone="k-info" icon={Send}>
      {say('offers.from')} <Link to={`${TO.offers}?state=chosen`}>{say('offers.title')}</Link>
    </Note>
  ) : null
