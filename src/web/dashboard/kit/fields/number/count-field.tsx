import { typedIn } from '../../form/typed-fields.ts'
import type { Form } from '../../form/use-form.ts'
import { Field } from '../field.tsx'
import { NumberField } from './number-field.tsx'

type Props = {
  form: Form
  name: string
  label: string
  help?: string
  min: number
  max: number
  step?: number
  unit?: string
}

/** A number of a form. */
export const CountField = ({ form, name, label, help, ...number }: Props) => (
  <Field label={label} error={form.fault(name)} help={help}>
    {(wired) => (
      <NumberField
        wired={wired}
        {...number}
        value={typedIn<number>(form, name) ?? undefined}
        onChange={(count) => form.set(name, count ?? null)}
      />
    )}
  </Field>
)
