import { Minus, Plus } from 'lucide-react'
import style from './stepper.module.css'

type Props = {
  label: string
  less: string
  more: string
  name?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  text?: string
}

/**
 * A small number with a button on each side; `name` sends it with a form, `text` is what a person reads instead of the
 * figure.
 */
export const Stepper = ({ label, less, more, name, value, min, max, onChange, text }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
  <span className={style.stepper} role="group" aria-label={label}>
    <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Minus className="i" aria-hidden="true" />
    </button>
    <output>{text ?? value}</output>
    <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Plus className="i" aria-hidden="true" />
    </button>
    {name && <input type="hidden" name={name} value={value} />}
  </span>
)
