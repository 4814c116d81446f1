import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deletePermit } from '../../../../features/villas/permits/permits.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useWrite } from '../../kit/form/use-write.ts'

/** Asks before the permit goes, and the villa with it from the site. */
export const DeletePermit = ({ villaId, onDone }: { villaId: number; onDone: () => void }) => {
  const [asking, setAsking] = useState(false)
  const { send, sending } = useWrite(
    deletePermit,
    () => {
      setAsking(false)
      onDone()
    },
    say('permit.deleted'),
  )
  return (
    <>
      <Button look="quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {say('permit.delete')}
      </Button>
      {asking && (
        <Modal
          title={say('permit.delete-title')}
          onClose={() => setAsking(false)}
          foot={
            <ModalActs>
              <Button onClick={() => setAsking(false)}>{say('act.cancel')}</Button>
              <Button
                look="danger"
                icon={Trash2}
                busy={sending}
                disabled={sending}
                onClick={() => send({ params: { villa_id: villaId } })}
              >
                {say('permit.delete')}
              </Button>
            </ModalActs>
          }
        >
          <p>{say('permit.delete-text')}</p>
        </Modal>
      )}
    </>
  )
}
