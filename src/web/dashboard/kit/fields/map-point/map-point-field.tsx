import { say } from '../../../../words/dashboard.ts'
import { Field } from '../field.tsx'
import { Degrees } from './degrees-input.tsx'
import { MapCanvas } from './map-canvas.tsx'
import style from './map-point.module.css'
import type { MapPoint } from './map-view.ts'

/** What is typed: either number may be missing. */
type Half = { latitude: number | null; longitude: number | null }

type Props = {
  label: string
  value: Half
  onChange: (value: Half) => void
  required?: boolean
  faults?: { latitude?: string; longitude?: string }
}

/** A place on the map: two numbers, of which a copied pair may be pasted into either, and a pin on the coast. */
export const MapPointField = ({ label, value, onChange, required, faults = {} }: Props) => {
  const number = (name: keyof Half) => (
    <Field label={say(`map.${name}`)} required={required} error={faults[name]}>
      {(wired) => (
        <Degrees
          wired={wired}
          value={value[name]}
          onChange={(degrees) => onChange({ ...value, [name]: degrees })}
          onPlace={onChange}
        />
      )}
    </Field>
  )
  return (
    <fieldset className={style.field}>
      <legend className={style.legend}>{label}</legend>
      <div className={style.numbers}>
        {number('latitude')}
        {number('longitude')}
      </div>
      <MapCanvas label={label} point={wholeOf(value)} onPut={onChange} />
      <p className={style.help}>{say('map.help')}</p>
    </fieldset>
  )
}

const wholeOf = ({ latitude, longitude }: Half): MapPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
