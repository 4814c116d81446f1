import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import type { AnyEndpoint, Question } from '../../../../kernel/endpoint.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../button/button.tsx'
import { Modal, ModalActs } from '../form/modal.tsx'
import { useWrite } from '../form/use-write.ts'
import { SortableList } from './sortable-list.tsx'

export type Item = { id: number; name: string; note?: string }
/** `call` takes the ids in their new order; `help` says what is special about it. */
type Props<E> = { call: E; items: Item[]; label?: string; help?: string }

/** A button whose drawer puts rows in another order, by hand or keyboard; saved at once. */
export const OrderDrawer = <E extends AnyEndpoint>({ call, items, label = say('order.sort'), help = '' }: Props<E>) => {
  const [sorted, setSorted] = useState<Item[]>()
  const close = () => setSorted(undefined)
  const { send, sending } = useWrite(call, close)
  const save = () => void send({ body: { ids: (sorted ?? []).map(({ id }) => id) } } as Question<E>)
  return (
    <>
      <Button icon={ArrowDownUp} disabled={items.length < 2} onClick={() => setSorted(items)}>
        {label}
      </Button>
      {sorted && (
        <Modal
          as="drawer"
          title={say('order.title')}
          onClose={close}
          onSubmit={save}
          foot={
            <ModalActs>
              <Button onClick={close}>{say('act.cancel')}</Button>
              <Button type="submit" look="main" busy={sending} disabled={sending || sorted === items}>
                {say('act.save')}
              </Button>
            </ModalActs>
          }
        >
          <p className="t2">{`${say('order.help')} ${help}`}</p>
          <SortableList label={say('order.title')} items={sorted} onSort={setSorted}>
            {({ name, note }) => (
              <span className="grow">
                <b>{name}</b> <span className="t3">{note}</span>
              </span>
            )}
          </SortableList>
        </Modal>
      )}
    </>
  )
}
