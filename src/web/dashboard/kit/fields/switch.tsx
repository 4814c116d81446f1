import style from './switch.module.css'

type Props = { on: boolean; onChange: (on: boolean) => void; label: string }

/** A filter that is on or off. */
export const Switch = ({ on, onChange, label }: Props) => (
  <button type="button" className={style.switch} role="switch" aria-checked={on} onClick={() => onChange(!on)}>
    <i aria-hidden />
    {label}
  </button>
)
