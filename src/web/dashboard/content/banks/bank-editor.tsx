import { type BankRow, changeBank, createBank } from '../../../../features/settings/banks/banks.contract.ts'
import { inFours } from '../../../../kernel/identity/numbers.ts'
import { CURRENCIES, ISO_CODE } from '../../../../kernel/money.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { MergeNote } from '../../kit/form/merge/merge-note.tsx'
import { useMerge } from '../../kit/form/merge/use-merge.ts'
import { useForm } from '../../kit/form/use-form.ts'

const fieldsOf = (row: BankRow | null) => ({
  ...{ name: row?.name ?? '', branch: row?.branch ?? '', holder: row?.holder ?? '' },
  ...{ iban: inFours(row?.iban ?? ''), swift: row?.swift ?? '', currency: row?.currency ?? ('TL' as const) },
  ...(row && { version: row.version }),
})

/** A new bank account, or a change of one. */
export const BankEditor = ({ row, onClose }: { row: BankRow | null; onClose: () => void }) => {
  const draft = `draft.bank.${row?.id ?? 'new'}`
  const form = useForm(row ? changeBank : createBank, fieldsOf(row), { done: onClose, draft })
  const { clashes, settle } = useMerge(form, fieldsOf(row), (now: BankRow) => fieldsOf(now))
  return (
    <EditorForm
      title={say(row ? 'banks.edit' : 'banks.new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <MergeNote clashes={clashes} settle={settle} label={(name) => say(LABELS[name] ?? 'banks.name')} />
      <TextField form={form} name="name" label={say('banks.name')} />
      <TextField form={form} name="branch" label={say('banks.branch')} />
      <TextField form={form} name="holder" label={say('banks.holder')} />
      <TextField form={form} name="iban" label={say('banks.iban')} placeholder="TR00 0000 0000 0000 0000 0000 00" />
      <TextField form={form} name="swift" label={say('banks.swift')} help={say('banks.swift-help')} />
      <SelectField
        form={form}
        name="currency"
        label={say('banks.currency')}
        options={CURRENCIES.map((value) => ({ value, label: ISO_CODE[value] }))}
      />
      <HistoryLink of="bank" record={row?.id ?? null} />
    </EditorForm>
  )
}

const LABELS: Record<string, DashboardWordKey> = {
  ...{ name: 'banks.name', branch: 'banks.branch', holder: 'banks.holder' },
  ...{ iban: 'banks.iban', swift: 'banks.swift', currency: 'banks.currency' },
}
