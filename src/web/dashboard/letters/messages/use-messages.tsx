import { useState } from 'react'
import { listChats } from '../../../../features/reservations/letters/desk/letter-desk.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type Messaged, MessagesDialog } from './messages-dialog.tsx'

/** The messages of one reservation at a time: `open` asks for them, `dialog` shows them. */
export const useMessages = () => {
  const [shown, setShown] = useState<{ reservation: Messaged; asked: ReturnType<typeof askChats> }>()
  const open = (reservation: Messaged) => setShown({ reservation, asked: askChats(reservation.id) })
  const dialog = shown && (
    <MessagesDialog {...shown} onRetry={() => open(shown.reservation)} onClose={() => setShown(undefined)} />
  )
  return { open, dialog }
}

const askChats = (id: number) => outcomeOf(staffApi(listChats, { params: { id } }).then(({ content }) => content))
