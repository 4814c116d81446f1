import type { Form } from '../form/use-form.ts'
import { Field } from './field.tsx'
import input from './input.module.css'

type Props = { form: Form; name: string; label: string; options: readonly { value: string; label: string }[] }

/** One of a few, in a form. */
export const SelectField = ({ form, name, label, options }: Props) => (
  <Field label={label} error={form.fault(name)}>
    {(wired) => (
      <select {...wired} {...form.control(name)} className={input.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
