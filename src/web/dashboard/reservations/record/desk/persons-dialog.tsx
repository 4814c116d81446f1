import { COUNTRIES } from '../../../../../features/guests/persons/countries.ts'
import { DOCUMENTS } from '../../../../../features/guests/persons/person.shape.ts'
import { type PersonInput, writeStaffPersons } from '../../../../../features/guests/persons/persons.contract.ts'
import type { AdminReservation } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../../words/dashboard.ts'
import { Field } from '../../../kit/fields/field.tsx'
import input from '../../../kit/fields/input.module.css'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../../kit/form/conflict-note.tsx'
import { EditorForm } from '../../../kit/form/editor-form.tsx'
import { type Form, useForm } from '../../../kit/form/use-form.ts'
import { DialogTitle } from '../../dialogs/move-dialog.tsx'
import style from './record-desk.module.css'
import type { RecordDesk } from './record-desk.ts'

type Props = { reservation: AdminReservation; list: RecordDesk['list']; onClose: () => void }
type Row = Omit<PersonInput, 'number' | 'arrives' | 'leaves'> & { number: string; arrives: string; leaves: string }

const names = new Intl.DisplayNames('tr', { type: 'region' })
const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
  one.label.localeCompare(other.label, 'tr'),
)
const DOCUMENT_OPTIONS = DOCUMENTS.map((value) => ({ value, label: say(`document.${value}`) }))

/** Who stays, one row for everybody who is expected; rows in which nothing stands are left out. */
export const PersonsDialog = ({ reservation, list, onClose }: Props) => {
  const { persons, wanted, version, checkIn, checkOut } = list
  const empty: Row = {
    ...{ id: null, firstName: '', lastName: '', birthDate: '', nationality: 'TR', document: 'tckn', number: '' },
    ...{ arrives: checkIn, leaves: checkOut },
  }
  const rows = Array.from({ length: Math.max(wanted, persons.length) }, (_, at): Row => {
    const known = persons[at]
    return known ? { ...known, number: '' } : empty
  })
  const form = useForm(
    writeStaffPersons,
    { persons: rows },
    {
      done: onClose,
      said: say('persons.saved'),
      body: (typed) => ({
        version,
        persons: typed.persons.filter(isThere).map((row) => ({ ...row, number: row.number || null })),
      }),
    },
  )
  // the server counts the rows it was sent
  const sentAt = (at: number) => form.typed.persons.slice(0, at).filter(isThere).length
  return (
    <EditorForm
      title={<DialogTitle word={say('persons.edit')} target={reservation} />}
      form={form}
      onSave={() => form.send({ id: reservation.id })}
      onClose={onClose}
    >
      <ConflictNote refused={form.refused} />
      {rows.map((row, at) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the list
          key={at}
          at={at}
          mask={persons[at]?.number ?? ''}
          form={withFaultsOf(form, at, sentAt(at))}
          isNew={row.id === null}
        />
      ))}
    </EditorForm>
  )
}

const isThere = ({ firstName, lastName, birthDate, number }: Row): boolean =>
  Boolean(firstName || lastName || birthDate || number)

/** The form as a row sees it: what was refused names the row by its place among those that were sent. */
const withFaultsOf = (form: Form, at: number, sent: number): Form => ({
  ...form,
  fault: (name) => form.fault(name.replace(`persons.${at}.`, `persons.${sent}.`)),
})

type FieldsProps = { form: Form; at: number; mask: string; isNew: boolean }

const PersonFields = ({ form, at, mask, isNew }: FieldsProps) => {
  const name = (field: string) => `persons.${at}.${field}`
  return (
    <fieldset className={style.fields}>
      <legend>{say('persons.person', { n: at + 1 })}</legend>
      <TextField form={form} name={name('firstName')} label={say('persons.first-name')} />
      <TextField form={form} name={name('lastName')} label={say('persons.last-name')} />
      <DateField form={form} name={name('birthDate')} label={say('persons.birth-date')} />
      <SelectField
        form={form}
        name={name('nationality')}
        label={say('persons.nationality')}
        options={COUNTRY_OPTIONS}
      />
      <SelectField form={form} name={name('document')} label={say('persons.document')} options={DOCUMENT_OPTIONS} />
      <TextField
        form={form}
        name={name('number')}
        label={say('persons.number')}
        placeholder={mask}
        help={isNew ? undefined : say('persons.number-kept')}
      />
      <DateField form={form} name={name('arrives')} label={say('reservation.check-in')} />
      <DateField form={form} name={name('leaves')} label={say('reservation.check-out')} />
    </fieldset>
  )
}

const DateField = ({ form, name, label }: { form: Form; name: string; label: string }) => (
  <Field label={label} error={form.fault(name)}>
    {(wired) => <input {...wired} {...form.control(name)} className={`${input.text} num`} type="date" />}
  </Field>
)
