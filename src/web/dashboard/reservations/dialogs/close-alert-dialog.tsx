import { Check } from 'lucide-react'
import { type AdminReservation, resolveAlert } from '../../../../features/reservations/reservations-admin.contract.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

type Props = {
  alert: Pick<AdminReservation['alerts'][number], 'id' | 'kind'>
  /** An alert may be about none. */
  reservation: AdminReservation | null
  onClose: () => void
}

/** Closes an alert without any money, for a reason that stays in the history. */
export const CloseAlertDialog = ({ alert, reservation, onClose }: Props) => {
  const said = reservation ? doneWord('alert-closed', reservation) : recordWord('event', 'alert-closed')
  const form = useForm(
    resolveAlert,
    { note: '' },
    {
      done: onClose,
      said,
      body: ({ note }) => ({ refunded: false, note }),
      alsoWrong: ({ note }) => ({ note: !note.trim() && say('reservation.reason-needed') }),
    },
  )
  const title = say('reservation.close-alert', { alert: recordWord('alert', alert.kind) })
  return (
    <Modal
      title={reservation ? <DialogTitle word={title} target={reservation} /> : title}
      onClose={onClose}
      onSubmit={() => form.send({ id: alert.id })}
      form={form}
      foot={<DialogFoot icon={Check} word={say('act.close')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say(alert.kind === 'refund-due' ? 'close-refund.text' : 'close-alert.text')}</p>
      <ReasonField form={form} name="note" recorded={reservation !== null} />
    </Modal>
  )
}
