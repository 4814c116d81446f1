import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import { duplicateVilla } from '../../../../../features/pricing/new-villa.contract.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import { Modal, ModalActs } from '../../../kit/form/modal.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { houseOf } from '../../../places.ts'

/** Makes a villa like this one and goes on with it. */
export const DuplicateDialog = ({ villa, onClose }: { villa: { id: number; name: string }; onClose: () => void }) => {
  const navigate = useNavigate()
  const form = useForm(
    duplicateVilla,
    { name: say('house.copy-of', { name: villa.name }) },
    { done: ({ content }) => navigate(houseOf(content.id)) },
  )
  return (
    <Modal
      title={say('house.duplicate')}
      onClose={onClose}
      onSubmit={() => void form.send({ id: villa.id })}
      form={form}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="main" icon={Copy} busy={form.sending} disabled={form.sending}>
            {say('house.duplicate')}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        <p>{say('house.duplicate-text')}</p>
        <TextField form={form} name="name" label={say('house.name')} />
      </div>
    </Modal>
  )
}
