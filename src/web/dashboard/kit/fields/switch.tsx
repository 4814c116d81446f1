import type { ReactNode } from 'react'
import style from './switch.module.css'

type Props = { on: boolean; onChange: (on: boolean) => void; label: ReactNode }

/** What is on or off: a filter, a mark of a row. */
export const Switch = ({ on, onChange, label }: Props) => (
  <button type="button" className={style.switch} role="switch" aria-checked={on} onClick={() => onChange(!on)}>
    <i aria-hidden />
    {label}
  </button>
)
