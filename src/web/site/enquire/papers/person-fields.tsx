import { useId, useState } from 'react'
import { DOCUMENTS, type DocumentKind } from '../../../../features/guests/persons/person.shape.ts'
import type { Person } from '../../../../features/guests/persons/persons.contract.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Field } from '../../kit/form/field.tsx'
import { Select } from '../../kit/form/input.tsx'
import style from './papers.module.css'
import type { Country } from './papers-data.ts'

type Props = { at: number; person: Person | undefined; countries: Country[]; faults: Record<string, string> }

/** Somebody who stays; a number that is stored is shown as a mask and stays unless another is typed. */
export const PersonFields = ({ at, person, countries, faults }: Props) => {
  const say = useSay()
  const turkish = useLanguage() === 'tr'
  const [document, setDocument] = useState<DocumentKind>(person?.document ?? (turkish ? 'tckn' : 'passport'))
  const name = (field: string) => `persons.${at}.${field}`
  const text = (field: 'firstName' | 'lastName' | 'birthDate' | 'number') => ({
    name: name(field),
    label: say(`guests.${field}`),
    error: faults[name(field)],
  })
  return (
    <fieldset className={style.person}>
      <legend>{say('guests.person', { n: at + 1 })}</legend>
      {person && <input type="hidden" name={name('id')} value={person.id} />}
      {person && <input type="hidden" name={name('arrives')} value={person.arrives} />}
      {person && <input type="hidden" name={name('leaves')} value={person.leaves} />}
      <Field {...text('firstName')} defaultValue={person?.firstName} maxLength={60} autoComplete="off" />
      <Field {...text('lastName')} defaultValue={person?.lastName} maxLength={60} autoComplete="off" />
      <Field {...text('birthDate')} defaultValue={person?.birthDate} type="date" min="1900-01-01" autoComplete="off" />
      <Choice
        name={name('nationality')}
        label={say('guests.nationality')}
        error={faults[name('nationality')]}
        defaultValue={person?.nationality ?? (turkish ? 'TR' : '')}
        options={[{ code: '', name: '–' }, ...countries]}
      />
      <Choice
        name={name('document')}
        label={say('guests.document')}
        error={faults[name('document')]}
        defaultValue={document}
        options={DOCUMENTS.map((code) => ({ code, name: say(`guests.document.${code}`) }))}
        onChoose={(code) => setDocument(DOCUMENTS.find((each) => each === code) ?? 'passport')}
      />
      <Field
        {...text('number')}
        label={say(document === 'passport' ? 'guests.passportNumber' : 'guests.number')}
        inputMode={document === 'passport' ? 'text' : 'numeric'}
        maxLength={20}
        placeholder={person?.number}
        hint={person && say('guests.numberKept')}
        autoComplete="off"
        spellCheck={false}
      />
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  label: string
  error?: string | undefined
  defaultValue: string
  options: Country[]
  onChoose?: (code: string) => void
}

const Choice = ({ label, error, options, onChoose, ...select }: ChoiceProps) => {
  const id = useId()
  return (
    <div className={style.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {error && (
        <p className={style.fault} id={`${id}-note`}>
          {error}
        </p>
      )}
    </div>
  )
}
