import { Check } from 'lucide-react'
import { useState } from 'react'
import { type AdminReservation, resolveAlert } from '../../../../features/reservations/reservations-admin.contract.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Modal } from '../../kit/form/modal.tsx'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

type Props = {
  alert: Pick<AdminReservation['alerts'][number], 'id' | 'kind'>
  reservation: AdminReservation | null /** An alert may be about none. */
  onClose: () => void
}

/** Closes an alert without any money, for a reason that stays in the history. */
export const CloseAlertDialog = ({ alert, reservation, onClose }: Props) => {
  const [note, setNote] = useState('')
  const { send, sending, refused } = useWrite(
    resolveAlert,
    onClose,
    reservation ? doneWord('alert-closed', reservation) : recordWord('event', 'alert-closed'),
  )
  const found = { ...(!note.trim() && { note: say('reason-needed') }) }
  const { errors, passes } = useChecked({ found, refused, values: { note } })
  const submit = () => {
    if (passes()) send({ params: { id: alert.id }, body: { refunded: false, note: note.trim() } })
  }
  const title = say('close-alert', { alert: recordWord('alert', alert.kind) })
  return (
    <Modal
      title={reservation ? <DialogTitle word={title} target={reservation} /> : title}
      closeLabel={say('close')}
      onClose={onClose}
      onSubmit={submit}
      foot={<DialogFoot icon={Check} word={say('close')} sending={sending} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <p className="t2">{say(alert.kind === 'refund-due' ? 'close-refund.text' : 'close-alert.text')}</p>
      <ReasonField value={note} onChange={setNote} error={errors.note} kept={reservation !== null} />
    </Modal>
  )
}
