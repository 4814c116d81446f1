import { typedIn } from '../../form/typed-fields.ts'
import type { Form } from '../../form/use-form.ts'
import { Field } from '../field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { TagsField } from './tags-field.tsx'
import type { Choice } from './use-choice.ts'

type Row = { id: number; name: string }
type Props = { form: Form; name: string; label: string; rows: readonly Row[]; placeholder: string; none: string }

const choicesOf = (rows: readonly Row[]): Choice[] => rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** One of many rows, found by typing, as its id in a form. */
export const RowChoice = ({ form, name, label, rows, onChoose, ...texts }: Props & { onChoose?: () => void }) => (
  <Field label={label} required error={form.fault(name)}>
    {(wired) => (
      <ChoiceField
        wired={wired}
        choices={choicesOf(rows)}
        value={String(typedIn<number>(form, name) ?? '')}
        onChange={(id) => {
          form.set(name, id ? Number(id) : null)
          onChoose?.()
        }}
        {...texts}
      />
    )}
  </Field>
)

/** Several of many rows, as their ids in a form. */
export const RowsChoice = ({ form, name, label, rows, ...texts }: Props) => (
  <Field label={label} error={form.fault(name)}>
    {(wired) => (
      <TagsField
        wired={wired}
        label={label}
        choices={choicesOf(rows)}
        values={(typedIn<number[]>(form, name) ?? []).map(String)}
        onChange={(ids) => form.set(name, ids.map(Number))}
        {...texts}
      />
    )}
  </Field>
)
