import { useState } from 'react'
import { say } from '../../words/dashboard.ts'
import { fieldFaultsTr } from '../../words/refusals.tr.ts'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx'
import { TagsField } from '../kit/fields/choice/tags-field.tsx'
import { BareDayField, DayField } from '../kit/fields/day/day-field.tsx'
import { DayRange, type Range } from '../kit/fields/day/day-range.tsx'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { MapPointField } from '../kit/fields/map-point/map-point-field.tsx'
import { MoneyField } from '../kit/fields/money-field.tsx'
import { NumberField } from '../kit/fields/number/number-field.tsx'
import { PictureField } from '../kit/fields/picture/picture-field.tsx'
import { Switch } from '../kit/fields/switch.tsx'
import { Part } from './part.tsx'

const nothing = () => undefined
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
    <NumberParts />
    <ChoiceParts />
    <TagsParts />
    <PictureParts />
    <MapParts />
  </>
)

const DayParts = () => {
  const [range, setRange] = useState<Range>({ from: '2027-06-05', until: '' })
  return (
    <Part name="DayField, BareDayField, DayRange">
      <DayField
        label={say('reservation.check-in')}
        value={range.from}
        onChange={(from) => setRange({ ...range, from })}
      />
      <DayField label={say('reservation.check-out')} value="" onChange={nothing} error={REQUIRED} />
      <BareDayField
        label={say('reservation.date-from')}
        value={range.from}
        onChange={(from) => setRange({ ...range, from })}
      />
      <DayRange
        labels={{ from: say('reservation.check-in'), until: say('reservation.check-out') }}
        value={range}
        onChange={setRange}
      />
    </Part>
  )
}

const NumberParts = () => {
  const [count, setCount] = useState<number | undefined>(12.5)
  return (
    <Part name="NumberField">
      {[undefined, REQUIRED].map((error) => (
        <Field key={error ?? ''} label={say('reservation.adults')} error={error}>
          {(wired) => (
            <NumberField wired={wired} value={count} onChange={setCount} min={0} max={40} step={0.5} unit="m" />
          )}
        </Field>
      ))}
    </Part>
  )
}

const MoneyParts = () => {
  const [amount, setAmount] = useState<number | undefined>(1_725_050)
  return (
    <Part name="MoneyField">
      {[undefined, REQUIRED].map((error) => (
        <MoneyField
          key={error ?? ''}
          label={say('reservation.amount')}
          error={error}
          value={amount}
          onChange={setAmount}
          currency="TL"
        />
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

const TagsParts = () => {
  const [chosen, setChosen] = useState(['1'])
  return (
    <Part name="TagsField">
      <Field label={say('menu.villas')}>
        {(wired) => (
          <TagsField
            wired={wired}
            label={say('menu.villas')}
            choices={VILLAS}
            values={chosen}
            onChange={setChosen}
            placeholder={say('reservation.choose-villa')}
            none={say('reservation.no-villa-found')}
          />
        )}
      </Field>
    </Part>
  )
}

const PictureParts = () => {
  const [picture, setPicture] = useState('')
  const refuse = () => Promise.reject(new TypeError('nobody there'))
  return (
    <Part name="PictureField">
      <PictureField
        label={say('reservation.villa')}
        value={picture}
        onChange={setPicture}
        send={async (file) => URL.createObjectURL(file)}
      />
      <PictureField label={say('reservation.villa')} value="" onChange={setPicture} send={refuse} />
    </Part>
  )
}

const MapParts = () => {
  const [place, setPlace] = useState<Parameters<typeof MapPointField>[0]['value']>({ latitude: 36.2, longitude: 29.63 })
  return (
    <Part name="MapPointField">
      <MapPointField label={say('map.place')} value={place} onChange={setPlace} />
      <MapPointField
        label={say('map.place')}
        value={{ latitude: null, longitude: null }}
        onChange={nothing}
        faults={{ latitude: REQUIRED }}
        required
      />
    </Part>
  )
}
