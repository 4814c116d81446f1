import { FilePen, ReceiptText } from 'lucide-react'
import { noteInvoice, saveParty, type ToInvoice } from '../../../../features/bookkeeping/invoices/invoices.contract.ts'
import { type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'

type Props = { row: ToInvoice; onClose: () => void }

const KINDS = (['person', 'company'] as const).map((value) => ({ value, label: say(`invoices.kind.${value}`) }))

/** Whom the invoice is written to. */
export const PartyDialog = ({ row: { id, party }, onClose }: Props) => {
  const { taxNo: mask, ...known } = party
  const form = useForm(
    saveParty,
    { ...known, taxNo: '' },
    {
      done: onClose,
      said: say('invoices.saved'),
      body: ({ taxNo, ...typed }) => ({ ...typed, ...(taxNo.trim() && { taxNo }) }),
    },
  )
  const isCompany = form.typed.kind === 'company'
  return (
    <Modal
      title={say('invoices.party')}
      onClose={onClose}
      onSubmit={() => form.send({ id })}
      form={form}
      foot={<DialogFoot icon={FilePen} word={say('act.save')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <div className={columns.two}>
        <SelectField form={form} name="kind" label={say('invoices.kind')} options={KINDS} />
        <TextField form={form} name="name" required label={say('invoices.name')} />
        <TextField
          form={form}
          name="taxNo"
          label={say(isCompany ? 'invoices.vkn' : 'invoices.tckn')}
          help={mask ? say('invoices.tax-help', { mask }) : undefined}
        />
        {isCompany && <TextField form={form} name="taxOffice" label={say('invoices.tax-office')} />}
      </div>
      <TextField form={form} name="address" rows={2} label={say('invoices.address')} />
      <div className={columns.two}>
        <TextField form={form} name="city" label={say('invoices.city')} />
        <TextField form={form} name="country" label={say('invoices.country')} />
        <TextField form={form} name="email" label={say('invoices.email')} />
      </div>
    </Modal>
  )
}

/** Notes number and day of an invoice that was written elsewhere. */
export const NoteDialog = ({ row: { id, amount, currency }, onClose }: Props) => {
  const first: { number: string; day: Day | ''; amount: number | undefined } = {
    ...{ number: '', day: dayInIstanbul(new Date()), amount },
  }
  const form = useForm(noteInvoice, first, {
    done: onClose,
    said: say('invoices.noted'),
    body: (typed) => ({ ...typed, amount: typed.amount ?? 0 }),
  })
  return (
    <Modal
      title={say('invoices.note-title')}
      onClose={onClose}
      onSubmit={() => form.send({ id })}
      form={form}
      foot={<DialogFoot icon={ReceiptText} word={say('act.save')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <TextField form={form} name="number" required label={say('invoices.number')} />
      <div className={columns.two}>
        <DayField
          label={say('invoices.day')}
          value={form.typed.day}
          onChange={(day: Day | '') => form.set('day', day)}
          error={form.fault('day')}
        />
        <MoneyField
          label={say('invoices.amount')}
          required
          error={form.fault('amount')}
          value={form.typed.amount}
          onChange={(next) => form.set('amount', next)}
          currency={currency}
        />
      </div>
    </Modal>
  )
}
