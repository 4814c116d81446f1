import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { type AdminReservation, resolveAlert } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useFaults } from '../../../ui/use-faults.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, FieldError } from '../../kit/fields/field.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useWrite } from '../../use-write.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord } from './move-dialog.tsx'

type Props = { alert: AdminReservation['alerts'][number]; reservation: AdminReservation; onClose: () => void }

const METHODS = ['transfer', 'card', 'cash'] as const
type Method = (typeof METHODS)[number]

/** A refund that was paid back: how, with a note for the history. It is taken to go back the way the money came. */
export const RefundDialog = ({ alert, reservation, onClose }: Props) => {
  const [method, setMethod] = useState<Method>(
    () => reservation.ledger.findLast(({ kind }) => kind === 'payment')?.method ?? 'transfer',
  )
  const [note, setNote] = useState('')
  const { send, sending, refused } = useWrite(resolveAlert, onClose, doneWord('refund', reservation))
  const money = (amount: number) => formatMoney(amount, reservation.currency, 'tr')
  const { faults } = useFaults(refused, { method, note })
  const wrong = faults.amount ?? faults.refunded
  return (
    <Modal
      title={<DialogTitle word={say('mark-refunded')} target={reservation} />}
      closeLabel={say('close')}
      onClose={onClose}
      onSubmit={() =>
        send({
          params: { id: alert.id },
          body: { refunded: true, method, amount: Number(alert.facts.amount), note: note.trim() },
        })
      }
      foot={<DialogFoot icon={HandCoins} word={say('mark-refunded')} sending={sending} onClose={onClose} />}
    >
      <ConflictNote refused={refused} />
      <p className="t2">{say('mark-refunded.text')}</p>
      <dl className="kv kv--left">
        <dt>{say('paid')}</dt>
        <dd className="num">{money(reservation.paid)}</dd>
        <dt className="b">{say('refund-amount')}</dt>
        <dd className="num big">{money(Number(alert.facts.amount))}</dd>
      </dl>
      {wrong && <FieldError alert>{wrong}</FieldError>}
      <Field label={say('refund-method')} required error={faults.method}>
        {(wired) => (
          <select
            {...wired}
            className="sel"
            value={method}
            onChange={({ target }) => setMethod(METHODS.find((each) => each === target.value) ?? method)}
          >
            {METHODS.map((each) => (
              <option key={each} value={each}>
                {say(`method.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('note')} error={faults.note} help={say('refund-note-help')}>
        {(wired) => (
          <textarea
            {...wired}
            className="ta"
            rows={2}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
