import { UserCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { findGuest, type GuestRow } from '../../../features/guests/record/guests.contract.ts'
import { formatDay } from '../../../kernel/format.ts'
import { staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Note } from '../kit/page/note.tsx'
import { guestAt } from '../places.ts'
import { GuestTags } from './guest-tags.tsx'

const PAUSE_MS = 350

type Props = { phone: string; email: string; onTake: (guest: GuestRow) => void }

/** While somebody is on the phone: is she known, has she stayed, what did a colleague write about her? */
export const KnownGuest = ({ phone, email, onTake }: Props) => {
  const guest = useGuestOf(phone) ?? null
  const byEmail = useGuestOf(email.includes('@') ? email : '')
  const known = guest ?? byEmail
  if (!known) return null
  return (
    <Note
      tone={known.attention ? 'k-bad' : 'k-info'}
      icon={UserCheck}
      role="status"
      acts={
        <Button size="small" onClick={() => onTake(known)}>
          {say('guests.take')}
        </Button>
      }
    >
      <Link to={guestAt(known.id)} target="_blank">
        <b>{known.name}</b>
      </Link>{' '}
      <GuestTags guest={known} />
      <span className="sm db">
        {known.lastStay
          ? say('guests.last-stay', { n: known.stays, day: formatDay(known.lastStay, 'tr', 'shortYear') })
          : say('guests.never-stayed', { n: known.bookings })}
      </span>
      {known.notes && <span className="sm db">{known.notes}</span>}
    </Note>
  )
}

/** Whose number or address this is; null while it is none, or nobody’s. */
const useGuestOf = (typed: string): GuestRow | null => {
  const [known, setKnown] = useState<{ typed: string; guest: GuestRow | null }>()
  const contact = typed.includes('@') || typed.replace(/\D/g, '').length >= 10 ? typed.trim() : ''
  useEffect(() => {
    if (!contact) return
    let wanted = true
    const timer = setTimeout(() => {
      // who is not found is somebody new: nothing to say about an outage either
      staffApi(findGuest, { body: { contact } }).then(
        ({ content }) => wanted && setKnown({ typed: contact, guest: content }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [contact])
  return known?.typed === contact ? known.guest : null
}
