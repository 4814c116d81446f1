import {
  type AdminReservation,
  changeReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, inputClass } from '../../kit/fields/field.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { draftWords } from '../../list-words.tsx'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import { isFullName } from '../booking/new-draft.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DialogTitle } from './move-dialog.tsx'

const PARTS = ['name', 'phone', 'email', 'note'] as const
type Contact = Record<(typeof PARTS)[number], string>

/** Corrects who the guest is and how to reach her; dates, people and price stay as they are. */
export const GuestDrawer = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const { id, guestName: name, phone, email, note } = reservation
  const stored: Contact = { name, phone, email, note }
  const { draft, setDraft, forget, restored } = useDraft(`draft.guest.${id}`, stored)
  const { send, sending, refused } = useWrite(
    changeReservation,
    () => {
      forget()
      onClose()
    },
    say('guest-saved'),
  )
  const found = {
    ...(!isFullName(draft.name) && { name: say('full-name') }),
    ...(!draft.phone.trim() && { phone: say('required') }),
  }
  const { errors, tries, passes } = useChecked({ found, refused, values: draft })
  const changes = PARTS.filter((part) => draft[part] !== stored[part]).length
  const save = () => {
    if (passes()) send({ params: { id }, body: { ...stayOf(reservation), ...trimmed(draft) } })
  }
  return (
    <EditorForm
      title={<DialogTitle word={say('edit-guest')} target={reservation} />}
      changes={changes}
      saving={sending}
      tries={tries}
      refused={refused}
      onSave={save}
      onClose={onClose}
      {...draftWords(changes, restored)}
    >
      <ConflictNote refused={refused} />
      {PARTS.map((part) => (
        <Field
          key={part}
          label={say(LABELS[part])}
          required={part === 'name' || part === 'phone'}
          error={errors[part]}
          help={helpOf(part)}
        >
          {(wired) => {
            const control = {
              ...wired,
              value: draft[part],
              autoComplete: 'off',
              maxLength: part === 'note' ? 1000 : 120,
            }
            const change = (text: string) => setDraft({ ...draft, [part]: text })
            return part === 'note' ? (
              <textarea {...control} className="ta" rows={4} onChange={(event) => change(event.target.value)} />
            ) : (
              <input
                {...control}
                className={inputClass(wired)}
                type={TYPES[part]}
                onChange={(event) => change(event.target.value)}
              />
            )
          }}
        </Field>
      ))}
    </EditorForm>
  )
}

const LABELS = { name: 'full-name-label', phone: 'phone', email: 'email', note: 'note' } as const
const TYPES = { name: 'text', phone: 'tel', email: 'email' } as const

const helpOf = (part: keyof Contact) => (part === 'email' ? say('email-help') : undefined)

const stayOf = ({ checkIn, checkOut, adults, children, infants }: AdminReservation) => ({
  checkIn,
  checkOut,
  adults,
  children,
  infants,
})

const trimmed = ({ name, phone, email, note }: Contact): Contact => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim(),
  note: note.trim(),
})
