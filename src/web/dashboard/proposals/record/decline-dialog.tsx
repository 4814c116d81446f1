import { X } from 'lucide-react'
import { declineProposal } from '../../../../features/proposals/proposals.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'

type Props = { id: number; rows: number[]; onClose: () => void }

/** A no with its reason, which the owner reads. */
export const DeclineDialog = ({ id, rows, onClose }: Props) => {
  const form = useForm(
    declineProposal,
    { reason: '' },
    { done: onClose, said: say('proposal.declined'), body: ({ reason }) => ({ reason, rows }) },
  )
  return (
    <Modal
      title={say('proposal.decline-title')}
      onClose={onClose}
      onSubmit={() => form.send({ id })}
      form={form}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="danger" icon={X} busy={form.sending} disabled={form.sending}>
            {say('proposal.decline')}
          </Button>
        </ModalActs>
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('proposal.decline-text')}</p>
      <TextField form={form} name="reason" label={say('proposal.reason')} rows={3} />
    </Modal>
  )
}
