import { useState } from 'react'
import { say } from '../../words/dashboard.ts'
import { fieldFaultsTr } from '../../words/refusals.tr.ts'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx'
import { BareDayField, DayField } from '../kit/fields/day/day-field.tsx'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { MoneyField } from '../kit/fields/money-field.tsx'
import { Switch } from '../kit/fields/switch.tsx'
import { Part } from './part.tsx'

const REQUIRED = String(fieldFaultsTr.required)
const VILLAS = [
  { value: '1', label: 'Villa Akpervaz', note: 'HV-115' },
  { value: '2', label: 'Villa Işık', note: 'HV-139' },
]

/** The controls: empty, filled, wrong. */
export const FieldParts = () => (
  <>
    <Part name="Field">
      {[undefined, REQUIRED].map((error) => (
        <Field
          key={error ?? ''}
          label={say('reservation.email')}
          required
          error={error}
          help={say('reservation.email-help')}
        >
          {(wired) => <input {...wired} className={input.text} />}
        </Field>
      ))}
    </Part>
    <DayParts />
    <MoneyParts />
    <ChoiceParts />
  </>
)

const DayParts = () => {
  const [day, setDay] = useState('2027-06-05')
  return (
    <Part name="DayField, BareDayField">
      <DayField label={say('reservation.check-in')} value={day} onChange={setDay} />
      <DayField label={say('reservation.check-out')} value="" min={day} onChange={setDay} error={REQUIRED} />
      <BareDayField label={say('reservation.date-from')} value={day} onChange={setDay} />
    </Part>
  )
}

const MoneyParts = () => {
  const [amount, setAmount] = useState<number | undefined>(1_725_050)
  return (
    <Part name="MoneyField">
      {[undefined, REQUIRED].map((error) => (
        <Field key={error ?? ''} label={say('reservation.amount')} error={error}>
          {(wired) => <MoneyField wired={wired} value={amount} onChange={setAmount} currency="TL" />}
        </Field>
      ))}
    </Part>
  )
}

const ChoiceParts = () => {
  const [villa, setVilla] = useState('')
  const [on, setOn] = useState(false)
  return (
    <Part name="ChoiceField, Switch, CopyButton">
      {[undefined, REQUIRED].map((error) => (
        <Field key={error ?? ''} label={say('reservation.villa')} error={error}>
          {(wired) => (
            <ChoiceField
              wired={wired}
              choices={VILLAS}
              value={villa}
              onChange={setVilla}
              placeholder={say('reservation.choose-villa')}
              none={say('reservation.no-villa-found')}
            />
          )}
        </Field>
      ))}
      <span className="row">
        <Switch on={on} onChange={setOn} label={say('villas.popular-only')} />
        <CopyButton text="HV-115" />
      </span>
    </Part>
  )
}
