import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { type AdminReservation, resolveAlert } from '../../../../features/reservations/reservations-admin.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, FieldError } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import facts from '../../kit/page/facts.module.css'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord } from './move-dialog.tsx'

type Props = { alert: AdminReservation['alerts'][number]; reservation: AdminReservation; onClose: () => void }

const METHODS = ['transfer', 'card', 'cash', 'pos', 'owner'] as const
type Method = (typeof METHODS)[number]

/** A refund that was paid back: how, with a note for the history. It is taken to go back the way the money came. */
export const RefundDialog = ({ alert, reservation, onClose }: Props) => {
  const [method] = useState<Method>(
    () => reservation.ledger.findLast(({ kind }) => kind === 'payment')?.method ?? 'transfer',
  )
  const amount = Number(alert.facts.amount)
  const form = useForm(
    resolveAlert,
    { method, note: '' },
    { done: onClose, said: doneWord('refund', reservation), body: (typed) => ({ ...typed, refunded: true, amount }) },
  )
  const money = (amount: number) => formatMoney(amount, reservation.currency, 'tr')
  const wrong = form.refused?.fields.amount ?? form.refused?.fields.refunded
  return (
    <Modal
      title={<DialogTitle word={say('reservation.mark-refunded')} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id: alert.id })}
      form={form}
      foot={
        <DialogFoot icon={HandCoins} word={say('reservation.mark-refunded')} sending={form.sending} onClose={onClose} />
      }
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('mark-refunded.text')}</p>
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>{say('reservation.paid')}</dt>
        <dd className="num">{money(reservation.paid)}</dd>
        <dt className="b">{say('reservation.refund-amount')}</dt>
        <dd className="num big">{money(amount)}</dd>
      </dl>
      {wrong && <FieldError alert>{wrong}</FieldError>}
      <Field label={say('reservation.refund-method')} required error={form.fault('method')}>
        {(wired) => (
          <select {...wired} {...form.control('method')} className={input.select}>
            {METHODS.map((each) => (
              <option key={each} value={each}>
                {say(`method.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        form={form}
        name="note"
        rows={2}
        label={say('reservation.note')}
        help={say('reservation.refund-note-help')}
      />
    </Modal>
  )
}
