import { Undo2 } from 'lucide-react'
import { type LedgerRow, stornoEntry } from '../../../../features/reservations/money/till/till.contract.ts'
import { formatDay, formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import facts from '../../kit/page/facts.module.css'
import { DialogFoot } from '../dialogs/dialog-foot.tsx'
import { doneWord } from '../dialogs/move-dialog.tsx'

type Props = { entry: LedgerRow; of: { code: string; guestName: string }; onClose: () => void }

/** Takes an entry back: it stays, struck through, and a second row says why. Its money may go where it belongs. */
export const StornoDialog = ({ entry, of, onClose }: Props) => {
  const form = useForm(stornoEntry, { reason: '', to: '' }, { done: onClose, said: doneWord('storno', of) })
  return (
    <Modal
      title={
        <>
          {say('money.storno')}
          <small className="num">
            {of.code} · {of.guestName}
          </small>
        </>
      }
      onClose={onClose}
      onSubmit={() => form.send({ id: entry.id })}
      form={form}
      foot={<DialogFoot icon={Undo2} word={say('money.storno.do')} sending={form.sending} danger onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <dl className={`${facts.facts} ${facts.left}`}>
        <dt>
          {say(`ledger.${entry.kind}`)} · <span className="num">{formatDay(entry.valueDate, 'tr')}</span>
        </dt>
        <dd className="num big">{formatMoney(entry.amount, entry.currency, 'tr')}</dd>
      </dl>
      <p className="t2">{say('money.storno.text')}</p>
      <TextField form={form} name="reason" label={say('reservation.reason')} type="text" />
      {entry.kind === 'payment' && (
        <TextField
          form={form}
          name="to"
          type="text"
          label={say('money.storno.to')}
          help={say('money.storno.to-help')}
          placeholder="HV…"
        />
      )}
    </Modal>
  )
}
