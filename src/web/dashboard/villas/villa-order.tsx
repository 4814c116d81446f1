import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { orderVillas } from '../../../features/villas/desk/villa-marks.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Modal, ModalActs } from '../kit/form/modal.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { SortableList } from '../kit/order/sortable-list.tsx'

/** Puts the villas of this page in another order, by hand or keyboard. */
export const VillaOrder = ({ villas }: { villas: AdminVilla[] }) => {
  const [sorted, setSorted] = useState<AdminVilla[]>()
  const close = () => setSorted(undefined)
  const { send, sending } = useWrite(orderVillas, close)
  const save = () => void send({ body: { ids: (sorted ?? []).map(({ id }) => id) } })
  return (
    <>
      <Button icon={ArrowDownUp} disabled={villas.length < 2} onClick={() => setSorted(villas)}>
        {say('villas.sort')}
      </Button>
      {sorted && (
        <Modal
          as="drawer"
          title={say('villas.sort-title')}
          onClose={close}
          onSubmit={save}
          foot={
            <ModalActs>
              <Button onClick={close}>{say('act.cancel')}</Button>
              <Button type="submit" look="main" busy={sending} disabled={sending || sorted === villas}>
                {say('act.save')}
              </Button>
            </ModalActs>
          }
        >
          <p className="t2">{say('villas.sort-help')}</p>
          <SortableList label={say('villas.sort-title')} items={sorted} onSort={setSorted}>
            {({ name, district }) => (
              <span className="grow">
                <b>{name}</b> <span className="t3">{district}</span>
              </span>
            )}
          </SortableList>
        </Modal>
      )}
    </>
  )
}
