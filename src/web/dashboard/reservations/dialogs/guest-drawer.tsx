import { changeReservationGuest } from '../../../../features/reservations/life/changes.contract.ts'
import { isFullName } from '../../../../features/reservations/reservation.shape.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { DialogTitle } from './move-dialog.tsx'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }))

/** Corrects who the guest is and how to reach her; dates, people and price stay as they are. */
export const GuestDrawer = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const { id, guestName: name, phone, email, note, language } = reservation
  const form = useForm(
    changeReservationGuest,
    { name, phone, email, note, language },
    {
      done: onClose,
      said: say('reservation.guest-saved'),
      draft: `draft.guest.${id}`,
      alsoWrong: (typed) => ({ name: !isFullName(typed.name) && say('reservation.full-name') }),
    },
  )
  return (
    <EditorForm
      title={<DialogTitle word={say('reservation.edit-guest')} target={reservation} />}
      form={form}
      onSave={() => form.send({ id })}
      onClose={onClose}
    >
      <ConflictNote refused={form.refused} />
      <TextField form={form} name="name" label={say('reservation.full-name-label')} type="text" />
      <TextField form={form} name="phone" label={say('reservation.phone')} type="tel" />
      <TextField
        form={form}
        name="email"
        label={say('reservation.email')}
        type="email"
        help={say('reservation.email-help')}
      />
      <SelectField form={form} name="language" label={say('guest.language')} options={LANGUAGE_OPTIONS} />
      <TextField form={form} name="note" label={say('reservation.note')} rows={4} />
    </EditorForm>
  )
}
