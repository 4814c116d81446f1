import { typedIn } from '../../form/typed-fields.ts'
import type { Form } from '../../form/use-form.ts'
import check from '../check.module.css'

/** Yes or no, in a form. */
export const CheckField = ({ form, name, label }: { form: Form; name: string; label: string }) => (
  <label className={check.check}>
    <input
      type="checkbox"
      checked={typedIn<boolean>(form, name) ?? false}
      onChange={({ target }) => form.set(name, target.checked)}
    />
    {label}
  </label>
)
