import type { OwnerKind } from '../../../../features/owners/owner.shape.ts'
import { say } from '../../../words/dashboard.ts'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'

/** A person or a company, and what it is called. */
export const NameFields = ({ form, kind }: { form: Form; kind: OwnerKind }) => (
  <>
    <SelectField
      form={form}
      name="kind"
      label={say('owner.kind')}
      options={(['person', 'company'] as const).map((value) => ({ value, label: say(`owners.kind.${value}`) }))}
    />
    {kind === 'company' ? (
      <TextField form={form} name="title" label={say('owner.company')} required />
    ) : (
      <div className={columns.wideTwo}>
        <TextField form={form} name="firstName" label={say('owner.first-name')} required />
        <TextField form={form} name="lastName" label={say('owner.last-name')} required />
      </div>
    )}
  </>
)
