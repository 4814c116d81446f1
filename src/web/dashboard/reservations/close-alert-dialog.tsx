import { Check } from 'lucide-react'
import { useState } from 'react'
import { type AdminReservation, resolveAlert } from '../../../features/reservations/reservations-admin.contract.ts'
import { Modal } from '../../ui/modal.tsx'
import { recordWord, say } from '../../words/dashboard.ts'
import { useWrite } from '../use-write.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

type Props = { alert: AdminReservation['alerts'][number]; reservation: AdminReservation; onClose: () => void }

/** Closes an alert without any money, for a reason that stays in the history. */
export const CloseAlertDialog = ({ alert, reservation, onClose }: Props) => {
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { send, sending, fields, refused } = useWrite(resolveAlert, onClose, doneWord('alert-closed', reservation))
  const submit = () => {
    setTried(true)
    if (note.trim()) send({ params: { id: alert.id }, body: { refunded: false, note: note.trim() } })
  }
  return (
    <Modal
      title={<DialogTitle word={say('close-alert', { alert: recordWord('alert', alert.kind) })} target={reservation} />}
      closeLabel={say('close')}
      onClose={onClose}
      onSubmit={submit}
      foot={<DialogFoot icon={Check} word={say('close')} sending={sending} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <p className="t2">{say('close-alert.text')}</p>
      <ReasonField value={note} onChange={setNote} error={fields.note ?? (tried && !note.trim() ? say('reason-needed') : undefined)} />
    </Modal>
  )
}
