import { wrongInOwner } from '../../../features/owners/owner-numbers.ts'
import { createOwner } from '../../../features/owners/owners.contract.ts'
import { say } from '../../words/dashboard.ts'
import { TextField } from '../kit/fields/text-field.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { NameFields } from './record/name-fields.tsx'
import { saidOf } from './record/owner-form.ts'

const BLANK = {
  ...{ kind: 'person' as 'person' | 'company', firstName: '', lastName: '', title: '', taxOffice: '', phone: '' },
  ...{ email: '', address: '', commission: 2000, notes: '' },
}

/** Who somebody is, to begin with; everything else is written on the record. */
export const NewOwner = ({ onMade, onClose }: { onMade: (row: { id: number }) => void; onClose: () => void }) => {
  const form = useForm(createOwner, BLANK, {
    done: ({ content }) => onMade(content),
    draft: 'draft.owner.new',
    alsoWrong: (typed) => saidOf(wrongInOwner(typed)),
  })
  return (
    <EditorForm title={say('owners.new')} form={form} onSave={() => form.send()} onClose={onClose}>
      <NameFields form={form} kind={form.typed.kind} />
      <TextField form={form} name="phone" type="tel" label={say('owner.phone')} />
      <TextField form={form} name="email" type="email" label={say('owner.email')} />
    </EditorForm>
  )
}
