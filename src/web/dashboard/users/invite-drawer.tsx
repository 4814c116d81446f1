import { Info } from 'lucide-react'
import { useState } from 'react'
import { createUser } from '../../../features/owners/people/people.contract.ts'
import { ROLES, type Role } from '../../../kernel/caller.ts'
import { say, sayFault } from '../../words/dashboard.ts'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { Note } from '../kit/page/note.tsx'
import { type OwnerChoices, PersonFields, type Typed } from './person-fields.tsx'

const BLANK: Typed = { firstName: '', lastName: '', email: '', phone: '', rights: ['content'], ownerIds: [] }

/** Somebody new: the mail that is sent lets them set their own password. */
export const InviteDrawer = ({ owners, onClose }: { owners: OwnerChoices; onClose: () => void }) => {
  const [role, setRole] = useState<Role>('ADMIN')
  const form = useForm(createUser, BLANK, {
    done: onClose,
    said: say('users.invited'),
    body: (typed) => ({ ...typed, role }),
    alsoWrong: ({ ownerIds }) => ({
      ownerIds: role === 'OWNER' && ownerIds.length === 0 && sayFault({ code: 'required' }),
    }),
  })
  return (
    <EditorForm title={say('users.invite-title')} form={form} onSave={() => form.send()} onClose={onClose}>
      <ConflictNote refused={form.refused} />
      <Field label={say('users.role')}>
        {(wired) => (
          <select
            {...wired}
            className={input.select}
            value={role}
            onChange={({ target }) => setRole(target.value as Role)}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {say(`users.role.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PersonFields form={form} role={role} owners={owners} emailHelp={say('users.email-help')} />
      <Note tone="k-info" icon={Info}>
        {say('users.invite-help')}
      </Note>
    </EditorForm>
  )
}
