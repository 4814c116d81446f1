import type { Form } from '../form/use-form.ts'
import { Field } from './field.tsx'
import input from './input.module.css'

type Props = {
  form: Form
  name: string
  label: string
  help?: string
  type?: 'text' | 'email' | 'tel'
  placeholder?: string
  /** A text of several lines, so many of which are seen. */
  rows?: number
  /** Needed in this form, although its contract can do without. */
  required?: boolean
  lang?: string
}

/** A text of a form: how long it may be and whether it must be there is what the contract says. */
export const TextField = ({ form, name, label, help, type, placeholder, rows, ...own }: Props) => {
  const { maxLength, required } = form.limits(name)
  const { lang } = own
  const look = type === 'tel' ? `${input.text} num` : input.text
  return (
    <Field label={label} required={own.required ?? required} error={form.fault(name)} help={help}>
      {(wired) => {
        const control = { ...wired, ...form.control(name), maxLength, lang, autoComplete: 'off' }
        return rows ? (
          <textarea {...control} className={input.area} rows={rows} />
        ) : (
          <input {...control} className={look} type={type} placeholder={placeholder} />
        )
      }}
    </Field>
  )
}
