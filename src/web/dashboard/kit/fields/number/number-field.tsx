import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as Field } from 'react-aria-components/NumberField'
import type { Wired } from '../field.tsx'
import input from '../input.module.css'
import style from './number-field.module.css'

type Props = {
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  step?: number
  /** What stands behind the number: 'm', 'm²', '%'. */
  unit?: string
  wired: Wired
}

/** A number as Turkish writes it, with its unit; arrows, a wheel and two buttons change it by a step. */
export const NumberField = ({ value, onChange, min, max, step, unit, wired }: Props) => (
  <Field
    id={wired.id}
    aria-labelledby={`${wired.id}-label`}
    aria-describedby={wired['aria-describedby']}
    isInvalid={wired['aria-invalid']}
    isRequired={wired['aria-required']}
    validationBehavior="aria"
    value={value ?? Number.NaN}
    onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : typed)}
    minValue={min}
    maxValue={max}
    step={step}
  >
    <Group className={style.group}>
      <Button slot="decrement" className={style.step}>
        <Minus className="i i--xs" aria-hidden />
      </Button>
      <Input className={`${input.text} ${style.number}`} autoComplete="off" />
      {unit && <span className={style.of}>{unit}</span>}
      <Button slot="increment" className={style.step}>
        <Plus className="i i--xs" aria-hidden />
      </Button>
    </Group>
  </Field>
)
