import { Check, X } from 'lucide-react'
import { type BankRow, confirmRows, ignoreRow } from '../../../../features/bookkeeping/bank/bank.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'

type Props = { row: BankRow; onClose: () => void }

/** Says of which reservation a row's money is, by its code. */
export const AssignDialog = ({ row, onClose }: Props) => {
  const form = useForm(
    confirmRows,
    { code: '' },
    {
      done: ({ content: { refused } }) => {
        if (refused.length) toast('bad', say('bank.refused', { n: 1 }))
        onClose()
      },
      body: ({ code }) => ({ rows: [{ id: row.id, code: code.replace(/[^0-9a-z]/gi, '') }] }),
      alsoWrong: ({ code }) => ({ code: !code.trim() && say('form.required') }),
    },
  )
  return (
    <Modal
      title={say('bank.assign-title')}
      onClose={onClose}
      onSubmit={() => form.send()}
      form={form}
      foot={<DialogFoot icon={Check} word={say('bank.assign-do')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <RowText row={row} />
      <TextField form={form} name="code" required label={say('bank.code')} />
    </Modal>
  )
}

/** Puts a row aside, for a reason. */
export const AsideDialog = ({ row, onClose }: Props) => {
  const form = useForm(ignoreRow, { reason: '' }, { done: onClose, said: say('bank.put-aside') })
  return (
    <Modal
      title={say('bank.not-ours-title')}
      onClose={onClose}
      onSubmit={() => form.send({ id: row.id })}
      form={form}
      foot={<DialogFoot icon={X} word={say('bank.not-ours-do')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <RowText row={row} />
      <TextField form={form} name="reason" required label={say('reservation.reason')} />
    </Modal>
  )
}

const RowText = ({ row: { name, text, amount, currency } }: { row: BankRow }) => (
  <p className="t2">
    <b className="num">{formatMoney(amount, currency, 'tr')}</b> · {name} {text}
  </p>
)
